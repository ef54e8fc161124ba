import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Varnost',
  lead: 'Tu nastavite, kako se prijavljate v svoj račun, in vidite, kje ste prijavljeni.',
  cancel: 'Prekliči',
  password: {
    title: 'Geslo',
    text: 'Če ga spremenite, vas odjavimo na vseh drugih napravah in vas o tem obvestimo po e-pošti.',
    open: 'Spremeni geslo',
    done: 'Vaše geslo je spremenjeno. Na drugih napravah in v drugih brskalnikih ste odjavljeni, tukaj ostajate prijavljeni. O spremembi vam pošljemo tudi e-poštno sporočilo.',
  },
  sessions: {
    title: 'Kje ste prijavljeni',
    text: 'Če vidite prijavo, ki ni vaša, jo končajte in spremenite geslo.',
    unknown: 'Neznana naprava',
    current: 'Ta brskalnik',
    started: 'Čas prijave',
    lastUsed: 'Nazadnje uporabljeno',
    end: 'Odjavi',
    endNamed: 'Odjavi: {device}, {at}',
    ended: 'Prijava je končana: {device}.',
    endOthers: 'Odjavi na vseh drugih napravah',
    othersEnded:
      '{count, plural, =0 {Drugje niste bili prijavljeni.} one {Končali smo # drugo prijavo.} two {Končali smo # drugi prijavi.} few {Končali smo # druge prijave.} other {Končali smo # drugih prijav.}}',
    onlyThis: 'Drugje niste prijavljeni.',
  },
} satisfies SameKeys<typeof hu>
