import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  owed: 'Za plačilo',
  notice: {
    subject: 'Vaša naprava vas čaka pri nas, zahtevek: {number}',
    lastSubject: 'Zadnje obvestilo: napravo hranimo do: {day}, zahtevek: {number}',
    payment: 'Vaša naprava čaka na vračilo, pred tem pa je treba poravnati izdani račun. Ko plačilo prispe, jo odpošljemo.',
    delivery: 'Vaša naprava je spet pri nas, ker je kurir ni mogel dostaviti. Prosimo, izberite novo dostavo ali osebni prevzem.',
    collection: 'Vaša naprava je pri nas: izbrali ste osebni prevzem, vendar je še niste prevzeli. Če želite raje dostavo, lahko izberete tudi to.',
    until: 'Hranimo jo do',
    button: { payment: 'Plačilo in podrobnosti', delivery: 'Izberi dostavo', collection: 'Odpri zahtevek' },
    after:
      'Hramba je brezplačna. Če do navedenega dne ne plačate, ne izberete dostave oziroma naprave ne prevzamete, jo lahko po splošnih pogojih štejemo za opuščeno. Pred tem vam bomo še pisali.',
    lastAfter:
      'To je naše zadnje obvestilo. Če do navedenega dne ne plačate, ne izberete dostave oziroma naprave ne prevzamete, jo lahko po splošnih pogojih štejemo za opuščeno: podatke na njej izbrišemo, napravo pa lahko obdržimo, prodamo ali oddamo v reciklažo. Vaš dolg s tem ne preneha.',
    call: 'Če vas kaj ovira ali se z računom ne strinjate, nas pokličite: {phone}, ob delovnikih {from}–{to}.',
  },
  account: {
    subject: 'Obračun za neprevzeto napravo, zahtevek: {number}',
    lead: 'Kljub več obvestilom naprave do konca časa hrambe niste prevzeli. Po splošnih pogojih jo štejemo za opuščeno, zahtevek pa smo zaključili.',
    fate: {
      kept: 'Podatke na napravi smo izbrisali, napravo smo obdržali.',
      sold: 'Podatke na napravi smo izbrisali, napravo smo prodali.',
      recycled: 'Podatke na napravi smo izbrisali, napravo bomo oddali v okolju prijazno reciklažo.',
    },
    day: 'Dan odločitve',
    value: { kept: 'Upoštevana vrednost naprave', sold: 'Izkupiček od prodaje' },
    balance: {
      left: 'Za plačilo ostane: {amount}. Prosimo, poravnajte znesek po izdanem računu.',
      yours: 'Vam pripada: {amount}. O načinu izplačila se dogovorimo po telefonu.',
      even: 'Medsebojnih obveznosti ni več.',
    },
    objection: 'Če se z obračunom ne strinjate, nam pišite ali nas pokličite: {phone}, ob delovnikih {from}–{to}. Vložite lahko tudi pritožbo.',
  },
}

export default sl
