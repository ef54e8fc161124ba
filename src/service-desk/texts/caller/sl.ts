import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Naročilo po telefonu',
  lead: 'Poiščite, kdo kliče; kdor še ni naša stranka, se vnese na novo.',
  asked: 'E-poštni naslov, telefonska številka ali ime',
  find: 'Išči',
  none: 'Te stranke ni',
  noneText: 'Vprašajte za drug e-poštni naslov ali telefonsko številko ali vnesite novo stranko.',
  withAccount: 'Ima račun',
  withoutAccount: 'Nima računa, poznamo jo iz prejšnjega zahtevka',
  new: 'Vnesi novo stranko',
  newName: 'nova stranka',
  other: 'Druga stranka',
  service: 'Kaj se naroča: {name}',
  language: 'Stranka prejema e-pošto v jeziku, v katerem je zdaj prikazana ta stran.',
  brand: 'Katera znamka: {service}',
  gone: 'Te stranke ni več mogoče najti',
  goneText: 'Poiščite jo znova.',
  services: {
    garancialis: 'Garancijsko popravilo',
    fizetos: 'Plačljivo popravilo',
    biztositasi: 'Popravilo iz zavarovanja',
    szervizgarancia: 'Servisna garancija',
    'telekom-garancialis-javitas': 'Telekom: garancijsko popravilo',
    'telekom-fizetos-javitas': 'Telekom: plačljivo popravilo',
    'vodafone-garancialis-javitas': 'Vodafone: garancijsko popravilo',
    'vodafone-fizetos-javitas': 'Vodafone: plačljivo popravilo',
    karrendezes: 'Vodafone: reševanje škode',
  },
} satisfies SameKeys<typeof hu>
