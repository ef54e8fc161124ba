import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  facts: {
    estimate: 'Okvirna cena',
    offer: 'Dokončna ponudba',
    transferred: 'Nakazani znesek',
    toTransfer: 'Znesek za nakazilo',
    validUntil: 'Sprejmete jo lahko do',
    account: 'Račun s končnico',
    paidOn: 'Nakazano dne',
  },
  offer: {
    subject: 'Naša dokončna ponudba za odkup je pripravljena, zahtevek: {number}',
    text: 'Vašo napravo smo pregledali. Prosimo, odločite se o naši ponudbi.',
    lower: 'Zakaj je cena nižja od okvirne',
    note: 'Naša opomba',
    free: 'Če ponudbo zavrnete ali do tega dne ne odgovorite, napravo brezplačno vrnemo.',
    company: 'Za podjetja je ponudba neto; po sprejemu nam pošljite račun podjetja.',
    decide: 'Ogled in odločitev',
  },
  accepted: {
    subject: 'Sprejeli ste našo ponudbo, zahtevek: {number}',
    text: 'Hvala. Napravo odkupimo in kupnino v treh delovnih dneh nakažemo na navedeni bančni račun.',
    company: 'Hvala. V odgovor na to sporočilo pošljite račun podjetja za spodnji bruto znesek; nakažemo ga v treh delovnih dneh po prejemu.',
    open: 'Odpri zahtevek',
  },
  returned: {
    subject: 'Vašo napravo brezplačno vrnemo, zahtevek: {number}',
    declined: 'Našo ponudbo ste zavrnili, zato napravo vračamo.',
    expired: 'Na našo ponudbo nismo prejeli odgovora, zato napravo vračamo.',
    noOffer: 'Napravo smo pregledali, a je ne moremo odkupiti. Razlog:',
    free: 'Niti pregleda niti dostave vam ni treba plačati. Številko pošiljke vam pošljemo po e-pošti, ko kurir odide na pot.',
  },
  paid: {
    subject: 'Kupnino smo nakazali, zahtevek: {number}',
    text: 'Kupnino za vašo napravo smo nakazali in zahtevek zaključili. Hvala, da ste jo prodali nam.',
    statement: 'Obračun je priložen; prosimo, shranite ga.',
    bank: 'Kdaj bo znesek knjižen, je odvisno od vaše banke.',
  },
} satisfies SameKeys<typeof hu>
