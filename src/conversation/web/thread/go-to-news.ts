/** The heading of a `MessageThread`, and the first new message below it. */
export const threadId = 'messages'
export const newsId = 'new-messages'

/** Brings what is new into sight, else the thread, and the focus with it. @returns false: there is no thread on this page */
export function goToNews(): boolean {
  const place = document.getElementById(newsId) ?? document.getElementById(threadId)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
  return place !== null
}
