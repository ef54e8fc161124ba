import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Koliko stane popravilo?',
  lead: 'Povejte, katero napravo imate in kaj je z njo narobe, in takoj boste videli pričakovano ceno skupaj z dostavo.',
  nothing: 'Kalkulator trenutno nima cen',
  nothingText: 'Pišite nam in povedali vam bomo, kaj lahko pričakujete.',
  contact: 'Vprašaj podporo strankam',
  steps: {
    nav: 'Koraki kalkulatorja',
    done: '(končano, odpri)',
    count: 'Korak {step, number} od {of, number}',
    device: 'Naprava',
    fault: 'Napaka',
    service: 'Vrsta popravila',
    next: 'Naprej',
    previous: 'Nazaj',
    price: 'Koliko stane?',
  },
  ask: {
    brand: 'Znamka',
    group: 'Skupina izdelkov',
    model: 'Model',
    notListed: 'Ni na seznamu ali ne vem',
    faults: 'Kaj je narobe?',
    faultsHint: 'Označite lahko več možnosti.',
    service: 'Kako želite popravilo?',
    serviceHint: 'Garancijsko ali na račun zavarovanja lahko popravimo le tisto, kar krije garancija ali zavarovanje.',
  },
  missing: {
    brand: 'Izberite znamko naprave.',
    group: 'Izberite skupino izdelkov.',
    model: 'Izberite model naprave ali možnost, da ga ni na seznamu.',
    faults: 'Označite, kaj je z napravo narobe.',
    service: 'Izberite, kako želite popravilo.',
  },
  answer: {
    unlisted: '{brand} {group}, modela ni na seznamu',
    person: 'Če imate vprašanje, nam pišite: pomagali vam bomo presoditi, ali se popravilo splača.',
    book: 'Naroči popravilo',
    elsewhere: 'Naprej na stran proizvajalca',
    change: 'Spremeni odgovore',
    again: 'Druga naprava',
  },
} satisfies SameKeys<typeof hu>
