/** What had the focus is gone, or hidden where there is room for one thing at a time. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.getClientRects().length === 0
}

/** For a heading, or what stands in the place of what had the focus. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && isFocusLost()) element.focus()
}

/** What was pressed goes with what it belongs to: the focus goes to the place they stood in. */
export function focusPlaceOf(pressed: Element): void {
  pressed.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

const controlsWithoutText = ['button', 'submit', 'checkbox', 'radio', 'file', 'range', 'color']

/** Keys pressed on would go nowhere if the focus went elsewhere. */
const isWritten = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !controlsWithoutText.includes(element.type))

/**
 * For the sentence that a form is over, as of any refusal: it is brought into sight where the focus is lost or still in the form. Whoever writes goes on
 * in their field, in sight beside a sentence that stays on the screen (`HeldForm`); what says already why an answer was refused keeps the focus too.
 * @param around what holds both the form and the sentence
 */
export function takeFocusOfOver(element: HTMLElement | null | undefined, around: HTMLElement | null | undefined): void {
  takeLostFocus(element)
  const { activeElement } = document
  if (!element || !activeElement || !around?.contains(activeElement)) return
  if (isWritten(activeElement)) activeElement.scrollIntoView({ block: 'nearest' })
  else if (activeElement.closest('[role="alert"]') === null) element.focus()
}
