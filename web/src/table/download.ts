export function download(name: string, data: unknown): void {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
