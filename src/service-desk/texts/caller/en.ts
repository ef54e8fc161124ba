import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Book for a caller',
  lead: 'Find who is on the telephone; somebody who is not our customer yet is entered as a new one.',
  asked: 'E-mail address, telephone number or name',
  find: 'Search',
  none: 'No such customer',
  noneText: 'Ask for another e-mail address or telephone number, or enter them as a new customer.',
  withAccount: 'Has an account',
  withoutAccount: 'Has no account; known from an earlier request',
  new: 'Enter a new customer',
  newName: 'a new customer',
  other: 'Another customer',
  service: 'What is ordered: {name}',
  language: 'The customer gets e-mails in the language this page is shown in.',
  brand: 'Which brand: {service}',
  gone: 'This customer cannot be found any more',
  goneText: 'Please search again.',
  services: {
    garancialis: 'Warranty repair',
    fizetos: 'Paid repair',
    biztositasi: 'Insurance repair',
    szervizgarancia: 'Service warranty',
    'telekom-garancialis-javitas': 'Telekom: warranty repair',
    'telekom-fizetos-javitas': 'Telekom: paid repair',
    'vodafone-garancialis-javitas': 'Vodafone: warranty repair',
    'vodafone-fizetos-javitas': 'Vodafone: paid repair',
    karrendezes: 'Vodafone: damage settlement',
  },
} satisfies SameKeys<typeof hu>
