import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni!',
  requestNumber: 'Številka zahtevka',
  device: 'Naprava',
  trackingLogin: {
    subject: 'Sledenje zahtevku: {number}',
    text: 'Na portalu Mobilfutár je nekdo zaprosil za sledenje temu zahtevku. Odprite stran in vstop potrdite z gumbom:',
    button: 'Odpri zahtevek',
  },
  viewerLogin: {
    subject: 'Dokumenti o popravilu: {number}',
    text: 'Na portalu Mobilfutár je nekdo zaprosil za dokumente o popravilu tega zahtevka. Odprite stran in vstop potrdite z gumbom:',
    button: 'Odpri dokumente',
  },
  newDay: {
    subject: 'Novi predvideni dan, zahtevek: {number}',
    text: 'Za vašo napravo imamo nov datum; razlog in novi predvideni dan najdete spodaj.',
  },
  late: {
    subject: 'Zamujamo, novi predvideni dan, zahtevek: {number}',
    orderSubject: 'Zamujamo, novi predvideni dan, naročilo: {number}',
    text: 'Do napovedanega dne nismo končali. Za zamudo se opravičujemo; novi predvideni dan najdete spodaj.',
    part: 'Razlog: čakamo na rezervni del.',
    insurer: 'Razlog: čakamo na odločitev zavarovalnice.',
    next: 'Naslednji korak',
    newDay: 'Najpozneje',
    steps: {
      deviceArrives: 'Naprava prispe v servis',
      quoteComes: 'Napravo pregledamo in vam pošljemo ponudbo',
      offerComes: 'Napravo pregledamo in vam pošljemo dokončno ponudbo za odkup',
      payoutComes: 'Nakažemo vam kupnino',
      insurerAnswers: 'Zavarovalnica odloča o stroških popravila',
      repairDone: 'Popravilo je končano',
      deviceGoesBack: 'Pripravimo vračilo naprave',
      courierTakesBack: 'Kurir prevzame napravo pri nas',
      deviceDelivered: 'Kurir dostavi napravo',
    },
    uncertain: 'Dan se lahko še spremeni, ker prestavljeni delovni dnevi prihodnjega leta še niso znani.',
    notCollected: 'Če kurir naprave pri vas še ni prevzel, nas prosimo obvestite: dogovorili bomo nov prevzem.',
    nothingToDo: 'Zdaj vam ni treba storiti ničesar. Na strani zahtevka lahko kadar koli pogledate, kako poteka popravilo.',
    nothingToDoOfOrder: 'Zdaj vam ni treba storiti ničesar. Na strani naročila lahko kadar koli pogledate, kako je z napravami.',
  },
  validity: 'Povezava velja {minutes, number} minut in jo lahko uporabite enkrat.',
  notYou: 'Če tega niste zahtevali vi, vam ni treba storiti ničesar. Sporočila ne posredujte: kdor odpre povezavo, vidi vaš zahtevek.',
} satisfies SameKeys<typeof hu>
