import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  warning: 'Tega sporočila ne posredujte naprej: kdor odpre povezavo, vidi vaš zahtevek in lahko piše v vašem imenu.',
  message: {
    subject: 'Prejeli ste sporočilo, zahtevek: {number}',
    text: 'Naš sodelavec vam je pisal o vašem zahtevku. Zaradi varstva vaših podatkov sporočila ne pošiljamo po e-pošti; preberete ga lahko na strani zahtevka in tam nanj tudi odgovorite.',
    open: 'Preberi sporočilo',
    noReply: 'Na to e-poštno sporočilo ne odgovarjajte: odgovor nas ne bi dosegel. Dokler sporočila ne preberete, novega obvestila ne bomo poslali.',
  },
  closed: {
    subject: 'Napravo ste prevzeli, zahtevek je zaključen: {number}',
    text: 'Naprava vam je bila izročena, zahtevek je zaključen. Hvala, ker ste izbrali nas.',
    handedBack: 'Dan izročitve',
    ratingTitle: 'Kako zadovoljni ste?',
    rating: 'Imamo eno samo vprašanje, odgovor vam bo vzel pol minute. Prijava ni potrebna.',
    rate: 'Oceni popravilo',
    warrantyTitle: 'Servisna garancija',
    warranty:
      'Če se ista napaka ponovi, jo popravimo brezplačno. Zadnji dan servisne garancije: {day}. S spodnjim gumbom lahko zahtevate ponovno popravilo; podatki o napravi so že izpolnjeni.',
    claim: 'Napaka se je ponovila',
    documentsTitle: 'Dokumenti in vprašanja',
    documents: 'Dokumente o popravilu lahko prenesete s strani zahtevka, tam nam lahko tudi pišete.',
    open: 'Odpri zahtevek',
  },
} satisfies SameKeys<typeof hu>
