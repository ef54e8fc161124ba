import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni!',
  ready: {
    subject: 'Kopija vaših podatkov je pripravljena',
    text: 'Zbrali smo vse, kar hranimo o vas. Datoteko ZIP lahko prenesete na strani svojih podatkov:',
    missing:
      'Poškodovane ali manjkajoče datoteke, ki jih nismo mogli priložiti: {n, number}. Njihova imena so na začetku datoteke README.txt v datoteki ZIP. Če jih potrebujete, nam pišite.',
    button: 'Odpri moje podatke',
    validity: 'Povezava in prenos delujeta {hours, number} ur. Nato lahko zahtevate novo kopijo.',
    notYou: 'Če tega niste zahtevali, to sporočite naši podpori strankam.',
  },
  link: {
    subject: 'Povezava do vaših podatkov',
    text: 'S to povezavo si lahko ogledate, kaj hranimo o tem e-poštnem naslovu, ter zahtevate kopijo ali izbris:',
    button: 'Odpri moje podatke',
    notYou: 'Če tega niste zahtevali, sporočilo prezrite: z vašimi podatki se ne zgodi nič.',
  },
  erased: {
    subject: 'Vaši podatki so izbrisani',
    text: '{reason, select, asked {Na vašo zahtevo smo izbrisali vaše podatke} deceased {Podatke smo izbrisali, ker smo izvedeli za smrt stranke} authority {Vaše podatke smo izbrisali po odredbi organa} other {Vaše podatke smo izbrisali, ker so bili zabeleženi pomotoma}}.{account, select, closed { Uporabniški račun smo zaprli.} other {}} Številka izbrisa: {number}. To je naše zadnje sporočilo.',
    blockedTitle: 'Kar moramo hraniti po zakonu',
    blocked:
      'Naslednje smo blokirali: tudi zaposleni tega ne vidijo, uporabi se le ob pravnem zahtevku ali na zahtevo organa. Po izteku roka se izbriše tudi to.',
    kept: 'Naslednje ostane v našem računovodstvu, z imenom in naslovom kupca, kot sta na računu (Zakon C iz leta 2000, 169. člen). Po izteku roka se izbriše tudi to.',
    until: '{what}, do: {day, date, day}',
    thisEmail: 'To sporočilo hranimo 30 dni, nato ga izbrišemo.',
  },
} satisfies SameKeys<typeof hu>
