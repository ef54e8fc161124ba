import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  title: 'Vaša naprava vas čaka pri nas',
  until: 'Brezplačno jo hranimo do: {day}.',
  over: 'Čas hrambe je potekel: {day}. Dokler se ne odločimo, kaj bo z napravo, jo še lahko prevzamete.',
  todo: {
    payment: 'Poravnajte račun in napravo bomo odposlali.',
    delivery: 'Izberite, kam naj jo pripeljemo, ali jo prevzemite pri nas.',
    collection: 'Pridite ponjo ali raje izberite dostavo.',
  },
  after: 'Če do tega dne ne prejmemo plačila, ne izberete ali naprave ne prevzamete, jo lahko štejemo za opuščeno. Pred tem vam bomo še pisali.',
  terms: 'Hramba naprave v splošnih pogojih',
}

export default sl
