import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Telefonisch buchen',
  lead: 'Suchen Sie, wer anruft; wer noch nicht bei uns bekannt ist, wird neu aufgenommen.',
  asked: 'E-Mail-Adresse, Telefonnummer oder Name',
  find: 'Suchen',
  none: 'Niemand gefunden',
  noneText: 'Fragen Sie nach einer anderen E-Mail-Adresse oder Telefonnummer, oder nehmen Sie die Person neu auf.',
  withAccount: 'Mit Konto',
  withoutAccount: 'Ohne Konto, aus einem früheren Auftrag bekannt',
  new: 'Neu aufnehmen',
  newName: 'neu',
  other: 'Jemand anderes',
  service: 'Was wird bestellt: {name}',
  language: 'E-Mails werden in der Sprache geschrieben, in der diese Seite gerade angezeigt wird.',
  brand: 'Welche Marke: {service}',
  gone: 'Diese Person ist nicht mehr zu finden',
  goneText: 'Bitte suchen Sie erneut.',
  services: {
    garancialis: 'Garantiereparatur',
    fizetos: 'Kostenpflichtige Reparatur',
    biztositasi: 'Versicherungsreparatur',
    szervizgarancia: 'Servicegarantie',
    'telekom-garancialis-javitas': 'Telekom: Garantiereparatur',
    'telekom-fizetos-javitas': 'Telekom: kostenpflichtige Reparatur',
    'vodafone-garancialis-javitas': 'Vodafone: Garantiereparatur',
    'vodafone-fizetos-javitas': 'Vodafone: kostenpflichtige Reparatur',
    karrendezes: 'Vodafone: Schadenregulierung',
  },
} satisfies SameKeys<typeof hu>
