import { fields } from './fields.ts'

/** For a form that came in the place of the button that was pressed and has no heading of its own (`ref={intoFirstField}`). */
export const intoFirstField = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(fields)?.focus()
