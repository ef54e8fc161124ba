import { isPrivate } from './customer-type.ts'
import type { Person } from './person.ts'

/** Last name then first name; for companies the name and the business form, which many write into the name already. */
export function greetingName({
  customerType,
  firstName,
  lastName,
  companyName,
  businessForm,
}: Pick<Person, 'customerType' | 'firstName' | 'lastName' | 'companyName' | 'businessForm'>): string {
  return isPrivate(customerType) ? [lastName, firstName].filter(Boolean).join(' ') : fullCompanyName(companyName, businessForm)
}

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
