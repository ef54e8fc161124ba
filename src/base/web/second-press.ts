/**
 * The second press of a double click falls on what took the place of its button: it would take the focus away again, or send what nobody has read; or on
 * the button itself, when what it does is done already, and would do it again. A press of its own is the first one.
 */
export function withoutSecondPress(): void {
  const over = new AbortController()
  const press = (event: MouseEvent) => {
    if (event.detail < 2) return over.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of ['mousedown', 'click'] as const) window.addEventListener(kind, press, { capture: true, signal: over.signal })
}
