import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    amount: 'Odškodnina',
    account: 'Bančni račun',
    end: 's končnico {end}',
    holder: 'Imetnik računa',
    dueOn: 'Nakazilo najpozneje',
    paidOn: 'Dan nakazila',
  },
  account: {
    subject: 'Vaš bančni račun smo zabeležili, zahtevek: {number}',
    text: 'Hvala, zabeležili smo, kam nakažemo odškodnino.',
    onBehalf: 'Zabeležili smo, kam nakažemo odškodnino, kot ste želeli.',
    next: 'Če tega računa niste navedli vi ali je napačen, nas takoj pokličite: {phone}, ob delovnikih {from}–{to}. Do izplačila lahko na strani zahtevka navedete drugega.',
  },
  paid: {
    subject: 'Odškodnino smo nakazali, zahtevek: {number}',
    text: 'Odškodnino za izgubljeni paket smo nakazali.',
    next: 'Kdaj bo znesek knjižen, je odvisno od vaše banke. Če ne prispe v nekaj delovnikih, nas pokličite: {phone}, ob delovnikih {from}–{to}.',
  },
  missing: {
    subject: 'Kam naj nakažemo odškodnino? Zahtevek: {number}',
    text: 'Za izgubljeni paket vam pripada odškodnina, vendar še ne vemo, na kateri bančni račun naj jo nakažemo. Navedite ga na strani zahtevka: izplačamo jo v {days} dneh od takrat.',
    next: 'Če bi ga raje povedali po telefonu, nas pokličite: {phone}, ob delovnikih {from}–{to}.',
    say: 'Vnesi bančni račun',
  },
  takenBack: {
    subject: 'Popravek o odškodnini, zahtevek: {number}',
    text: 'Pisali smo, da smo odškodnino nakazali. To je bila pomota: nakazana še ni. Opravičujemo se.',
    next: 'O nakazilu vas obvestimo. Če imate vprašanje, nas pokličite: {phone}, ob delovnikih {from}–{to}.',
  },
} satisfies SameKeys<typeof hu>
