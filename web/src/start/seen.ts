// What lies further down is fetched when it comes into view.

import type { Attachment } from 'svelte/attachments'

export const whenSeen =
  (tell: () => void): Attachment =>
  (node) => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((s) => s.isIntersecting)) return
      tell()
      watch.disconnect()
    })
    watch.observe(node)
    return () => watch.disconnect()
  }
