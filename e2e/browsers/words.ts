// Finds what a customer would look for, by its words. Each runs in the page, so each holds everything it needs.

/** Of a label, where the field takes text. */
export function field(name: string): Element | null {
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')]
  const takesText = (control: HTMLElement | null) => control?.getClientRects().length && !control.matches('[type=radio], [type=checkbox]')
  return labels.find(({ control, textContent }) => takesText(control) && words(textContent).startsWith(name))?.control ?? null
}

/** A button or link that can be pressed. */
export function button(name: string): Element | null {
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll<HTMLElement>('main button:enabled, main a[href], [role=dialog] button:enabled')]
  return all.find((one) => one.getClientRects().length && words(one.getAttribute('aria-label') ?? one.textContent) === name) ?? null
}

/** The first of a group that can be chosen. */
export function firstChoice(group: string): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const groups = [...document.querySelectorAll('main fieldset')]
  return groups.find((one) => words(one.querySelector('legend')?.textContent).startsWith(group))?.querySelector('input:enabled') ?? null
}

export const firstSuggestion = (): Element | null => document.querySelector('main [role=listbox] [role=option]')

/** A box of a region that is not ticked yet. */
export function openBox(region: string): Element | null {
  const regions = [...document.querySelectorAll('main section, main fieldset, main [role=region]')]
  const named = regions.filter((one) => {
    const by = one.getAttribute('aria-labelledby')
    const heading = by ? document.getElementById(by) : one.querySelector('h2, h3, legend')
    return (one.getAttribute('aria-label') ?? heading?.textContent)?.trim().startsWith(region)
  })
  return named.flatMap((one) => [...one.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')]).find(({ checked }) => !checked) ?? null
}

/** Whether the page says so, in whatever element. */
export const says = (text: string): boolean => (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' ').includes(text)

/** DESIGN 7: nothing is reached by scrolling sideways. */
export function widerThanScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.01)
  const named = wide.slice(-6).map((one) => `${one.tagName.toLowerCase()}.${one.className} ${one.getBoundingClientRect().right}`)
  return scrollWidth > clientWidth ? [`${scrollWidth} px on ${clientWidth} px`, ...named] : []
}

/** Prerendered HTML looks complete, but what is typed before React has taken it over is lost. */
export const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')) && !document.querySelector('[aria-busy="true"]')
