import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  subject: {
    proforma: 'Predračun za popravilo: {number}',
    final: 'Račun: {number}',
    storno: 'Stornirali smo račun: {number}',
    correcting: 'Popravili smo račun: {number}',
  },
  ofWithdrawal: {
    proforma: 'Predračun za delo, opravljeno do odstopa: {number}',
    text: 'Gre za sorazmerno plačilo dela, ki smo ga na vašo izrecno zahtevo opravili do vašega odstopa.',
  },
  text: {
    proforma: 'Predračun je pripravljen in priložen temu e-poštnemu sporočilu. Račun izdamo po prejemu zneska, nato napravo pošljemo nazaj.',
    final: 'Račun je pripravljen in priložen temu e-poštnemu sporočilu.',
    storno: 'Stornirali smo ta račun: {number}. Storno račun je priložen.',
    correcting: 'Popravili smo ta račun: {number}. Popravni račun je priložen.',
  },
  paid: 'Znesek smo prejeli, nadaljnje plačilo ni potrebno.',
  overpaid: 'Z vašim nakazilom je prispelo {amount} preveč. Znesek bomo vrnili in vam pisali, ko bo vrnjen.',
  moneyBack: {
    letOff: 'Plačani znesek vrnemo: {amount}.',
    owedAnew: 'Plačani znesek vrnemo ali ga vštejemo v novi račun: {amount}.',
    correcting: 'Razliko vrnemo: {amount}.',
  },
  how: {
    cash: 'Plačate kurirju v gotovini. Na strani zahtevka lahko izberete tudi drug način plačila.',
    transfer: 'Prosimo, nakažite znesek do roka in sklic navedite natanko tako, kot je zapisan.',
    online: 'Plačate lahko na spletu, na strani svojega zahtevka. Napravo pošljemo nazaj po plačilu.',
  },
  facts: {
    number: 'Številka računa',
    stornoNumber: 'Številka storno računa',
    cancelledNumber: 'Stornirani račun',
    correctingNumber: 'Številka popravnega računa',
    correctedNumber: 'Popravljeni račun',
    proformaNumber: 'Številka predračuna',
    gross: 'Bruto znesek',
    cash: 'V gotovini',
    dueOn: 'Rok plačila',
    method: 'Način plačila',
    beneficiary: 'Prejemnik',
    account: 'Bančni račun',
    reference: 'Sklic',
  },
  pay: 'Plačilo in stran zahtevka',
  collective: {
    greeting: 'Spoštovani,',
    subject: { final: 'Skupni račun za popravila, {month}: {number}', storno: 'Skupni račun smo stornirali, {month}: {number}' },
    text: {
      final: 'Skupni račun za popravila, končana v tem mesecu, je v priponki. Prosimo, nakažite znesek do roka in z natanko takim sklicem.',
      storno:
        'Prejšnji skupni račun smo stornirali; storno račun je v priponki. Če bomo popravila znova zaračunali, boste novi račun prejeli v ločenem e-sporočilu.',
    },
    month: 'Obdobje',
  },
} satisfies SameKeys<typeof hu>
