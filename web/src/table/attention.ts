// "Your turn": one soft tone, or a notice of the browser.

export function chime(): void {
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'sine'
    tone.frequency.value = 523.25
    volume.gain.setValueAtTime(0, audio.currentTime)
    volume.gain.linearRampToValueAtTime(0.12, audio.currentTime + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 1)
    tone.onended = () => void audio.close()
  } catch {
    // a browser without sound
  }
}

export function notice(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: 'regnum-turn', icon: '/favicon.svg' })
    shown.onclick = () => window.focus()
  } catch {
    // phones want a service worker for this
  }
}
