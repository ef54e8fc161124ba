import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  estimate: {
    title: 'Informativna cena',
    withDelivery: 'z dostavo',
    inspection: 'Potreben je pregled',
    inspectionText: 'Za to napako cene ne moremo povedati vnaprej. Če ponudbe po pregledu ne sprejmete, znaša strošek pregleda {fee}.',
    partly: 'Del popravila je mogoče oceniti šele po pregledu.',
    details: 'Kaj je vključeno?',
    delivery: 'Kurir tja in nazaj',
    days: 'Predvideni čas popravila: {from}–{to} delovnih dni',
    date: 'Cenik z dne {day}',
  },
} satisfies SameKeys<typeof hu>
