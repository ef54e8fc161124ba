import type { Language } from '#base/languages.ts'

export type Named = { readonly lastName: string | null; readonly firstName: string | null; readonly middleName?: string | null | undefined }

/** A person's name as each language writes it: the family name first in Hungarian. '' where nothing is known of it. */
export const nameInWords = (language: Language, { lastName, firstName, middleName }: Named): string =>
  (language === 'hu' ? [lastName, firstName, middleName] : [firstName, middleName, lastName])
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ')
