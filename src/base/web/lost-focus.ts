/** What had the focus is gone, or hidden where there is room for one thing at a time. */
function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.getClientRects().length === 0
}

/** For a heading, or what stands in the place of what had the focus. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && isFocusLost()) element.focus()
}
