import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  facts: {
    claim: 'Številka škode',
    number: 'Številka zahtevka',
    insured: 'Zavarovana oseba',
    device: 'Naprava',
    gross: 'Za plačilo (bruto)',
  },
  sheet: {
    title: 'Ponudba za popravilo iz zavarovanja',
    fileName: 'Ponudba za zavarovalnico {number}, različica {version}.pdf',
    ask: 'Prosimo, pisno nam sporočite, ali stroške popravila krijete v celoti ali brez lastnega deleža oziroma ali jih ne krijete.',
  },
  asked: {
    subject: 'Ponudba za popravilo, številka škode: {claim}, zahtevek: {number}',
    text: 'Spoštovani, pregledali smo napravo vaše zavarovane osebe. Prilagamo ponudbo za popravilo in vas prosimo, da odločite o kritju stroškov.',
    how: 'Prosimo, v odgovoru na to sporočilo navedite, ali stroške krijete v celoti ali brez lastnega deleža. Popravilo začnemo šele po vašem odgovoru.',
  },
  answered: {
    acceptedSubject: 'Zavarovalnica krije stroške popravila, zahtevek: {number}',
    acceptedText:
      'Zavarovalnica krije celotne stroške popravila, zato začenjamo popravilo. Popravila vam ni treba plačati in zdaj vam ni treba storiti ničesar.',
    refusedSubject: 'Zavarovalnica ne krije stroškov popravila, zahtevek: {number}',
    refusedText:
      'Zavarovalnica ne krije stroškov popravila. Pripravljamo ponudbo, o kateri odločite vi; s tem se še ne zavežete k plačilu. Če ponudbe ne želite, lahko napravo zahtevate nazaj na strani svojega zahtevka in jo brezplačno vrnemo.',
  },
  ownShare: {
    line: 'Lastni delež stroškov popravila iz zavarovanja',
    note: 'Popravilo stane {all}. Zavarovalnica od tega plača {insurer}; vaš lastni delež znaša {share}.',
    mail: 'Zavarovalnica krije stroške popravila razen lastnega deleža. O ponudbi za lastni delež odločite vi.',
  },
}

export default sl
