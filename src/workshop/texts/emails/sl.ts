import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: { worksheet: 'Številka delovnega naloga', arrivedAt: 'Prevzeto' },
  arrived: {
    subject: 'Vaša naprava je prispela, zahtevek: {number}',
    differentSubject: 'Vaša naprava je prispela, zabeležili smo odstopanje, zahtevek: {number}',
    text: 'Vašo napravo smo prevzeli v servisu in zanjo odprli delovni nalog.',
    reopenedSubject: 'Naprava je prispela za preklican zahtevek: {number}',
    reopenedText: 'Ta zahtevek ste preklicali, naprava pa je prispela v naš servis. Prevzeli smo jo, odprli delovni nalog in zahtevek znova odprli.',
    reopenedChoice:
      'Če popravila ne želite, nam pišite ali nas pokličite: napravo vam brezplačno vrnemo. Plačljiva dela opravimo šele, ko jih potrdite.',
    reopenedChoiceWithin: 'Če popravila ne želite, nam pišite ali nas pokličite: napravo vam brezplačno vrnemo.',
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
    paidWithin:
      'Naši strokovnjaki bodo napravo pregledali. Če cena popravila ne presega vaše omejitve stroškov {limit}, začnemo takoj; če je popravilo dražje, vam pošljemo ponudbo in začnemo šele, ko jo sprejmete.',
    buyback: 'Naši strokovnjaki napravo pregledajo, nato vam pošljemo dokončno ponudbo za odkup. Če je ne sprejmete, napravo brezplačno vrnemo.',
    warranty: 'Naši strokovnjaki bodo napravo pregledali in popravili. Predvideni čas je {from}–{to} delovnih dni.',
    insurance:
      'Naši strokovnjaki bodo napravo pregledali. O stroških popravila odloči zavarovalnica; predvideni čas popravila je {from}–{to} delovnih dni.',
  },
} satisfies SameKeys<typeof hu>
