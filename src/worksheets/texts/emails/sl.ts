import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  sent: {
    subject: 'Delovni nalog: {number}',
    text: 'V priponki pošiljamo delovni nalog o popravilu vaše naprave.',
    worksheet: 'Številka naloga',
  },
  finished: {
    subject: 'Popravilo je končano, zahtevek: {number}',
    text: 'Vašo napravo smo popravili. Opravljeno delo je opisano v priloženem delovnem nalogu.',
    withCard: 'Del delovnega naloga je tudi garancijski list za popravilo; prosimo, shranite ga.',
  },
  next: {
    title: 'Kaj sledi?',
    invoice: 'Za popravilo vam bomo poslali račun.',
    courier: 'Naš kurir vam bo napravo vrnil. O odpremi vas bomo obvestili s posebnim e-poštnim sporočilom.',
    locker: 'Napravo bomo poslali v izbrani paketomat. O odpremi vas bomo obvestili s posebnim e-poštnim sporočilom.',
    counter: 'Napravo vrnemo v trgovino, kjer jo prevzamete; obvestimo vas, ko bo tam.',
  },
  returned: {
    newIdentifier: 'Oznaka nadomestne naprave',
    feeName: 'Strošek vračila',
    inCash: '{amount} (v gotovini {cash})',
    noFaultSubject: 'Napake nismo našli, zahtevek: {number}',
    noFaultText:
      'Vašo napravo smo pregledali in opisane napake nismo zaznali, zato jo vračamo brez popravila. Rezultat pregleda je v priloženem delovnem nalogu.',
    rejectedSubject: 'Brezplačno popravilo ni mogoče, zahtevek: {number}',
    rejectedText: 'Po pregledu napake ne moremo odpraviti brezplačno, zato napravo vračamo brez popravila. Razlog je v priloženem delovnem nalogu.',
    replacedSubject: 'Pošiljamo nadomestno napravo, zahtevek: {number}',
    replacedText: 'Namesto popravila smo napravo zamenjali in vam pošiljamo nadomestno. Podrobnosti so v priloženem delovnem nalogu.',
    unrepairedSubject: 'Vašo napravo vračamo, zahtevek: {number}',
    unrepairedText: 'Vašo napravo vračamo brez popravila. Rezultat pregleda je v priloženem delovnem nalogu.',
    notDoneText:
      'Naročenega popravila nismo mogli opraviti, zato napravo vračamo nepopravljeno. Popravila in vračila vam ni treba plačati. Razlog je naveden v priloženem delovnem nalogu.',
    withdrawnText:
      'Od pogodbe o popravilu ste odstopili, zato napravo vračamo nepopravljeno. Zaračunamo lahko največ tisto, kar je bilo do takrat na vašo izrecno zahtevo že opravljeno; v tem primeru vam pošljemo račun. Delovni nalog je priložen.',
    afterQuoteText:
      'Vaša naprava je brez popravila pripravljena za vračilo. O zaračunanih stroških smo vas obvestili v e-poštnem sporočilu ob zaključku ponudbe. Rezultat pregleda je v priloženem delovnem nalogu.',
    fee: 'Za vračilo zaračunamo strošek in vam zanj pošljemo račun. Način plačila lahko izberete na strani zahtevka.',
  },
} satisfies SameKeys<typeof hu>
