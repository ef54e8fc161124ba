import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni,',
  signature: 'Mobilfutár',
  moment: 'Čas',
  at: '{at, date, moment}',
  button: 'Varnostne nastavitve',
  passkeyAdded: {
    subject: 'V vaš račun je bil dodan ključ za dostop',
    text: 'V vaš račun na portalu Mobilfutár je bil dodan nov ključ za dostop. Z njim se je mogoče prijaviti tudi brez gesla in prijavne kode.',
    notYou: 'Če tega niste storili vi, se prijavite, pod »Varnost« izbrišite ključ za dostop, končajte tuje prijave in spremenite geslo.',
  },
  passkeyRemoved: {
    subject: 'Iz vašega računa je bil izbrisan ključ za dostop',
    text: 'Iz vašega računa na portalu Mobilfutár je bil izbrisan ključ za dostop. Z njim se ni več mogoče prijaviti; vaše geslo ni spremenjeno.',
    notYou: 'Če tega niste storili vi, se prijavite, pod »Varnost« končajte tuje prijave in spremenite geslo.',
  },
} satisfies SameKeys<typeof hu>
