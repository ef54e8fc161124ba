import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  title: 'Navodila za zahtevke zaposlenih',
  lead: 'Popravimo tudi vašo lastno napravo. Tako se pripravite in tako poteka.',
  start: 'Začni zahtevek za zaposlene',
  prepare: {
    title: 'Kaj pripraviti',
    identifier: 'IMEI ali serijsko številko: IMEI vidite, če pokličete *#06#.',
    documents: 'Za garancijsko popravilo kopijo računa ali garancijski list v obliki PDF, največ {max, number}\u00A0MB na datoteko.',
    backup: 'Varnostno kopijo: pred popravilom z naprave izbrišemo vse podatke in kopije ne izdelamo.',
    lock: 'Izklopite iskanje naprave in zaklepanje zaslona.',
    sim: 'Odstranite kartico SIM in pomnilniško kartico.',
    pack: 'Pri napaki polnjenja ali baterije oddajte tudi originalni polnilnik in kabel.',
  },
  how: {
    title: 'Kako poteka',
    book: 'V zahtevku za zaposlene navedete napravo, napako in kraj prevzema.',
    pickup: 'Če ga pošljete na delovni dan pred {time}, kurir pride najprej naslednji delovni dan.',
    repair: 'Popravilo predvidoma traja {from, number}–\u2060{to, number}\u00A0delovnih\u00A0dni.',
    decide:
      'Pri plačljivem popravilu pošljemo ponudbo: za odločitev imate {days, plural, one {# delovni dan} two {# delovna dneva} few {# delovne dni} other {# delovnih dni}}.',
    back: 'Kurir napravo vrne; za popravilo velja garancija {months, plural, one {# mesec} two {# meseca} few {# mesece} other {# mesecev}}.',
  },
  cost: {
    title: 'Koliko stane',
    warranty: 'Garancijsko popravilo je brezplačno.',
    courier: 'Pri sprejeti ponudbi kurir v obe smeri stane {fee}; znesek je vključen v ponudbo.',
    refused: 'Pri zavrnjeni ali neodgovorjeni ponudbi pregled stane {fee}, kurir v obe smeri {courier}.',
    noFault: 'Če napake ne najdemo ali garancija ne velja, vračilo stane {fee}.',
  },
} satisfies SameKeys<typeof hu>
