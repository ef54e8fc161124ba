import type { Language } from '#base/languages.ts'

export type Named = { readonly lastName: string | null; readonly firstName: string | null; readonly middleName?: string | null | undefined }

/** A person's name as each language writes it: the family name first in Hungarian. '' where nothing is known of it. */
export const nameInWords = (language: Language, { lastName, firstName, middleName }: Named): string =>
  (language === 'hu' ? [lastName, firstName, middleName] : [firstName, middleName, lastName])
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')

/**
 * Whom a courier meets at an address, as the reader's language writes it. One name is kept of them: the customer's own as Hungarian writes it, whose
 * parts are known; somebody else's as it was typed.
 */
export const contactInWords = (language: Language, contactName: string, customer: Named): string =>
  contactName === nameInWords('hu', customer) ? nameInWords(language, customer) : contactName
