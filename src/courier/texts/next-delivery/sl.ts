import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Kam naj dostavimo napravo?',
  lead: 'Paketa ni bilo mogoče izročiti in se je vrnil k nam. Izberite in kurirja bomo naročili temu ustrezno. Ponovne dostave ne zaračunamo.',
  where: 'Vaša izbira',
  again: 'Na isto mesto: {to}',
  address: 'Na drug naslov',
  locker: 'V paketomat',
  counter: 'Prevzamem osebno: {address}',
  choose: 'Izberite, kako želite prejeti napravo.',
  contactName: 'Ime prejemnika',
  contactPhone: 'Telefon prejemnika',
  day: 'Najzgodnejši dan odpreme',
  dayHint: 'Kurir običajno dostavi naslednji delovni dan.',
  network: 'Omrežje paketomatov',
  search: 'Iskanje po poštni številki ali kraju',
  point: 'Paketomat',
  none: 'Tukaj nismo našli paketomata',
  payFirst: 'Pred osebnim prevzemom je treba plačati račun: v servisu ne sprejemamo gotovine. Plačate lahko na tej strani.',
  noCashAtLocker: 'Pri paketomatu ni mogoče plačati z gotovino.',
  payBefore: 'Kurirja naročimo, ko je račun plačan. Plačate lahko na tej strani.',
  bring: 'Odprto ob delovnikih {from}–{to}. Prinesite osebni dokument.',
  send: 'Pošlji izbiro',
  sending: 'Pošiljanje…',
  change: 'Izberem drugače',
  chosen: {
    delivery: 'Hvala. Kurirja naročimo na: {to}. Najzgodnejša odprema: {day}.',
    counter: 'Hvala. Napravo smo pripravili za prevzem: {address}.',
  },
  desk: {
    delivery: 'Stranka je izbrala ({at}): dostava na {to}, najprej {day}.',
    counter: 'Stranka je izbrala ({at}): napravo prevzame osebno.',
  },
} satisfies SameKeys<typeof hu>
