import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: { worksheet: 'Številka delovnega naloga', arrivedAt: 'Prevzeto', newIdentifier: 'Oznaka nadomestne naprave', returnFee: 'Strošek vračila' },
  inCash: '{amount} (v gotovini {cash})',
  arrived: {
    subject: 'Vaša naprava je prispela, zahtevek: {number}',
    differentSubject: 'Vaša naprava je prispela, zabeležili smo odstopanje, zahtevek: {number}',
    text: 'Vašo napravo smo prevzeli v servisu in zanjo odprli delovni nalog.',
    reopenedSubject: 'Naprava je prispela za preklican zahtevek: {number}',
    reopenedText: 'Ta zahtevek ste preklicali, naprava pa je prispela v naš servis. Prevzeli smo jo, odprli delovni nalog in zahtevek znova odprli.',
    reopenedChoice:
      'Če popravila ne želite, nam pišite ali nas pokličite: napravo vam brezplačno vrnemo. Plačljiva dela opravimo šele, ko jih potrdite.',
    secondSubject: 'V paketu je bila še ena naprava, prosimo za odgovor, zahtevek: {number}',
    secondText:
      'V paketu vašega zahtevka {first} smo našli še eno napravo. Prevzeli smo jo, zanjo odprli delovni nalog in jo obravnavamo kot samostojen zahtevek.',
    secondNext:
      'Na strani zahtevka opišite napako naprave in sprejmite pogoje ali sporočite, da jo želite nazaj brez popravila. Do vašega odgovora na njej ne delamo in ničesar ne zaračunamo. Vračilo brez popravila je brezplačno.',
    found: 'Kaj smo ugotovili ob prevzemu',
    disagree: 'Če se vaši podatki razlikujejo, nam to prosimo čim prej sporočite prek spodnjih kontaktov.',
    locator: 'Prosimo, izklopite iskanje naprave: {locator}. Dokler je vklopljeno, naprave ne moremo popraviti.',
    nextTitle: 'Kaj sledi?',
    paid: 'Naši strokovnjaki bodo napravo pregledali, nato vam pošljemo ponudbo. Popravljati začnemo šele, ko jo sprejmete.',
    buyback: 'Naši strokovnjaki napravo pregledajo, nato vam pošljemo dokončno ponudbo za odkup. Če je ne sprejmete, napravo brezplačno vrnemo.',
    warranty: 'Naši strokovnjaki bodo napravo pregledali in popravili. Predvideni čas je {from}–{to} delovnih dni.',
    insurance:
      'Naši strokovnjaki bodo napravo pregledali. O stroških popravila odloči zavarovalnica; predvideni čas popravila je {from}–{to} delovnih dni.',
  },
  finished: {
    subject: 'Popravilo je končano, zahtevek: {number}',
    text: 'Vašo napravo smo popravili. Opravljeno delo je opisano v priloženem delovnem nalogu.',
    withCard: 'Del delovnega naloga je tudi garancijski list za popravilo; prosimo, shranite ga.',
  },
  next: {
    invoice: 'Za popravilo vam bomo poslali račun.',
    courier: 'Naš kurir vam bo napravo vrnil. O odpremi vas bomo obvestili s posebnim e-poštnim sporočilom.',
    locker: 'Napravo bomo poslali v izbrani paketomat. O odpremi vas bomo obvestili s posebnim e-poštnim sporočilom.',
  },
  returned: {
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
    afterQuoteText:
      'Vaša naprava je brez popravila pripravljena za vračilo. O zaračunanih stroških smo vas obvestili v e-poštnem sporočilu ob zaključku ponudbe. Rezultat pregleda je v priloženem delovnem nalogu.',
    fee: 'Za vračilo zaračunamo strošek in vam zanj pošljemo račun. Način plačila lahko izberete na strani zahtevka.',
  },
} satisfies SameKeys<typeof hu>
