/** What a person types into, or chooses in. */
export const fields = 'input, select, textarea'

export const isField = (element: EventTarget | null): boolean => element instanceof Element && element.matches(fields)
