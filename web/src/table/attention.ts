// "Your turn": one soft tone, or a notice of the browser.

let audio: AudioContext | null = null

export async function chime(): Promise<void> {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') await audio.resume() // a browser lets no page sound before it was touched
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const start = audio.currentTime
    tone.type = 'sine'
    tone.frequency.value = 523.25
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.12, start + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(start + 1)
  } catch {
    // a browser without sound
  }
}

/** One for each table: a newer one takes the place of the older. */
export function notice(title: string, body: string, table: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: `regnum-${table}`, icon: '/favicon.svg' })
    shown.onclick = () => {
      window.focus()
      location.hash = `#/t/${table}`
      shown.close()
    }
  } catch {
    // phones want a service worker for this
  }
}
