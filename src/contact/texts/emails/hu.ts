export default {
  subject: 'Üzenetét megkaptuk ({number})',
  received: 'Köszönjük, hogy írt nekünk. Üzenete megérkezett, erre az e-mail-címre válaszolunk.',
  application: 'Köszönjük pályázatát. Megérkezett, erre az e-mail-címre válaszolunk; a csatolt dokumentumokat {days} nap után töröljük.',
  unknown: 'Ha nem Ön írt nekünk, kérjük, hagyja figyelmen kívül ezt a levelet.',
  facts: {
    number: 'Azonosító',
    receivedAt: 'Beérkezés ideje',
    moment: '{at, date, moment}',
    topic: 'Téma',
    name: 'Név',
    email: 'E-mail-cím',
    companyName: 'Cégnév',
    job: 'Megpályázott állás',
    subject: 'Tárgy',
    language: 'A küldő nyelve',
  },
  company: {
    subject: 'Új üzenet: {number}',
    applicationSubject: 'Új álláspályázat: {number}',
    wordsTitle: 'Az üzenet szövege',
  },
} as const
