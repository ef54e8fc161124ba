import type { Language } from '#base/languages.ts'
import { isPrivate } from './customer-type.ts'
import { nameInWords } from './name-in-words.ts'
import type { Person } from './person.ts'

type Greeted = Pick<Person, 'customerType' | 'firstName' | 'lastName' | 'companyName' | 'businessForm'> & { readonly middleName?: string | null }

/**
 * A person by name; a company by its name and its business form, which many write into the name already, and one without a name by its person.
 * @param language on screens the last name comes first in every language (SPEC, the public top bar); emails and papers say which they are in
 */
export const greetingName = (greeted: Greeted, language: Language = 'hu'): string =>
  (isPrivate(greeted.customerType) ? '' : fullCompanyName(greeted.companyName, greeted.businessForm)) || nameInWords(language, greeted)

/** How the register of companies writes out what is mostly abbreviated (DOMAIN 9). */
const writtenOut: Readonly<Record<string, string>> = {
  'Kft.': 'korlátolt felelősségű társaság',
  'Nonprofit Kft.': 'nonprofit korlátolt felelősségű társaság',
  'Bt.': 'betéti társaság',
  'Kkt.': 'közkereseti társaság',
  'Zrt.': 'zártkörűen működő részvénytársaság',
  'Nyrt.': 'nyilvánosan működő részvénytársaság',
  'e.v.': 'egyéni vállalkozó',
  'e.c.': 'egyéni cég',
}

/** Words as they are compared: many leave out the full stops, or write all of it in capitals. */
const plainWords = (text: string) => ` ${text.toLowerCase().replaceAll('.', '').trim()}`

/** Duna Flottakezelő Kft., whether the name was given with its legal form or without. '' where there is none. */
export function fullCompanyName(name: string | null, businessForm: string | null): string {
  const forms = businessForm === null ? [] : [businessForm, writtenOut[businessForm] ?? businessForm]
  const isNamed = forms.some((form) => plainWords(name ?? '').endsWith(plainWords(form)))
  return [name, isNamed ? null : businessForm].filter(Boolean).join(' ')
}
