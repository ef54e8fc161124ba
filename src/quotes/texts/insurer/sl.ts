import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  title: 'Ponudba za zavarovalnico',
  lead: 'Zavarovalnica prejme shranjeno ponudbo ({gross}) kot PDF s številko škode. Popravilo je mogoče zaključiti, ko zavarovalnica potrdi kritje stroškov.',
  noDraft: 'Najprej napišite in shranite ponudbo; nato jo lahko od tu pošljete zavarovalnici.',
  insurer: 'Zavarovalnica',
  email: 'E-poštni naslov zavarovalnice',
  emailHint: 'Če je ne pošljete po e-pošti, pustite prazno in v opombo napišite, kako ste jo poslali.',
  note: 'Opomba za zavarovalnico',
  send: 'Pošlji zavarovalnici',
  again: 'Nova ponudba za zavarovalnico',
  againLead: 'Nova različica nadomesti prejšnjo; prejšnji odgovor ne velja več.',
  sent: 'Poslano, čakamo na odgovor zavarovalnice. Poslano: {at}',
  accepted: 'Zavarovalnica krije celotne stroške: {at}',
  part: 'Zavarovalnica krije del stroškov: {at}',
  refused: 'Zavarovalnica stroškov ne krije: {at}',
  sentTo: 'Poslano na: {email}',
  sentOtherwise: 'Ni bila poslana po e-pošti.',
  open: 'Odpri ponudbo (PDF)',
  all: 'Skupaj: {gross}',
  shares: 'Od tega plača zavarovalnica {insurer}, lastni delež stranke znaša {share}',
  answerTitle: 'Zabeleži odgovor zavarovalnice',
  answerLead: 'Zabeležite ga le, če je zavarovalnica jasno odgovorila. Stranko obvestimo po e-pošti.',
  answer: 'Odgovor zavarovalnice',
  answers: {
    accepted: 'Krije celotne stroške',
    part: 'Krije vse razen lastnega deleža',
    refused: 'Ne krije stroškov',
  },
  ownShare: 'Lastni delež stranke (bruto HUF)',
  ownShareHint: 'Stranka ga prejme kot ponudbo in o njej odloči.',
  answerNote: 'Opomba',
  save: 'Zabeleži odgovor',
  missing: 'Izberite odgovor zavarovalnice.',
  own: {
    title: 'Zavarovalnica',
    sent: 'Ponudbo za popravilo smo poslali zavarovalnici: {at}. O njenem odgovoru vas obvestimo po e-pošti; zdaj vam ni treba storiti ničesar.',
    accepted: 'Zavarovalnica krije celotne stroške popravila: {at}. Popravila vam ni treba plačati.',
    part: 'Zavarovalnica krije stroške popravila razen lastnega deleža: {at}. O ponudbi za lastni delež odločite vi.',
    refused: 'Zavarovalnica ne krije stroškov popravila: {at}',
    refusedLead:
      'Pripravljamo ponudbo za popravilo, o kateri odločite vi; s tem se še ne zavežete k plačilu. Če ponudbe ne želite, napravo brezplačno vrnemo.',
    back: 'Želim napravo nazaj',
    backTitle: 'Ali res želite napravo nazaj?',
    backLead: 'Napravo vrnemo brez popravila in brezplačno. Ponudbe ne pripravimo.',
    backConfirm: 'Da, vrnite jo',
    lines: 'Postavke ponudbe',
  },
}

export default sl
