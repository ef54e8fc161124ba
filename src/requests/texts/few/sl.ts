import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  previous: {
    title: 'Prejšnje popravilo',
    number: 'Številka zahtevka',
    identifier: 'Oznaka naprave',
    person: 'Stranka',
    address: 'Naslov',
    fits: 'Servisna garancija velja do: {until}',
    over: 'Servisna garancija je potekla. Njen zadnji dan: {until}. Ponovnega popravila ni več mogoče naročiti; napravo lahko pošljete v plačljivo popravilo.',
    toPaid: 'Naroči plačljivo popravilo te naprave',
    toRequest: 'Odpri zahtevek',
    open: 'Prejšnje popravilo še ni končano.',
  },
  sold: {
    title: 'Naprava, ki jo prodajate',
    change: 'Spremeni odgovore',
  },
  newOrder: {
    title: 'Novo naročilo',
    lead: 'Katero popravilo potrebujete? Vaše podatke in shranjene naslove izpolnimo mi.',
    brand: 'Katere znamke je naprava?',
    elsewhere: 'na strani znamke',
    garancialisHint: 'V času garancije, z računom ali garancijskim listom.',
    fizetosHint: 'Brez garancije, najprej s ponudbo.',
    biztositasiHint: 'S številko škode, ki ste jo dobili od zavarovalnice.',
    szervizgaranciaHint: 'Če ima naprava, ki smo jo popravili, v šestih mesecih spet težavo.',
    many: 'Več naprav hkrati',
    manyHint: 'Eno naročilo, en prevzem, dve napravi ali več.',
    bulk: 'Množični uvoz',
    bulkHint: 'Iz datoteke Excel ali CSV, do 500 naprav.',
  },
} as const satisfies SameKeys<typeof hu>
