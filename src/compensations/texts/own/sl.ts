import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Odškodnina',
  amount: 'Znesek',
  account: 'Račun s končnico',
  holder: 'Imetnik računa',
  dueOn: 'Nakazilo najpozneje',
  ask: 'Navedite, na kateri bančni račun naj nakažemo odškodnino. Izplačamo jo v {days} dneh od takrat.',
  waits: 'Nakazali jo bomo na ta račun. Do izplačila lahko navedete drugega.',
  noAccount: 'Bančni račun še ni naveden.',
  paid: 'Odškodnino smo nakazali: {day}. Kdaj bo znesek knjižen, je odvisno od vaše banke.',
  say: 'Vnesi bančni račun',
  change: 'Vnesi drug bančni račun',
  formTitle: 'Kam naj nakažemo odškodnino?',
  known: 'Na znani račun s končnico {end}',
  accountField: 'Številka bančnega računa',
  accountHint: '16 ali 24 števk ali IBAN.',
  holderField: 'Ime imetnika računa',
  save: 'Shrani bančni račun',
  back: 'Nazaj',
  saved: 'Bančni račun smo zabeležili in ga potrdimo tudi po e-pošti.',
  saving: 'Shranjevanje…',
} satisfies SameKeys<typeof hu>
