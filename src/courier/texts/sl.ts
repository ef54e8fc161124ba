import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

const sl: SameKeys<typeof hu> = {
  legs: { in: 'V delavnico', out: 'Nazaj k stranki' },
  facts: {
    carrier: 'Kurirska služba',
    trackingNumber: 'Številka paketa',
    day: 'Dan prevzema',
    collection: 'Zapusti delavnico',
    dayAndWindow: '{day}, {window}',
    locker: 'Paketomat',
    cash: 'Za plačilo kurirju v gotovini',
    reference: 'Sklic',
    attempt: 'Poskus',
    nth: '{n, number}.',
  },
  track: 'Sledenje paketu: {carrier} (nov zavihek)',
  events: 'Kaj se je zgodilo s paketom',
  earlier: 'Prejšnja naročila',
  status: {
    in: {
      CREATED: 'Kurir še ni naročen',
      PICKUP_ORDERED: 'Kurir je naročen',
      PICKED_UP: 'Kurir je prevzel paket',
      IN_TRANSIT: 'Paket je na poti v delavnico',
      OUT_FOR_DELIVERY: 'Kurir nese paket v delavnico',
      IN_LOCKER: 'Paket je v paketomatu',
      DELIVERED: 'Kurir je paket oddal v delavnici',
      FAILED: 'Kurir paketa ni mogel prevzeti',
      RETURNED: 'Paket se je vrnil pošiljatelju',
      CANCELLED: 'Naročilo je bilo preklicano',
    },
    out: {
      CREATED: 'Kurir še ni naročen',
      PICKUP_ORDERED: 'Kurir je naročen',
      PICKED_UP: 'Kurir je paket prevzel v delavnici',
      IN_TRANSIT: 'Paket je na poti',
      OUT_FOR_DELIVERY: 'Kurir dostavlja paket',
      IN_LOCKER: 'Paket čaka v paketomatu',
      DELIVERED: 'Paket je bil izročen',
      FAILED: 'Kurir paketa ni mogel izročiti',
      RETURNED: 'Paket se je vrnil v delavnico',
      CANCELLED: 'Naročilo je bilo preklicano',
    },
  },
  customer: {
    title: 'Pot vašega paketa',
    legs: { in: 'V delavnico', out: 'Nazaj k vam' },
    again: 'Kurir naprave zadnjič ni mogel prevzeti. Znova pride: {when}. Če vam to ne ustreza, izberite drug čas.',
    choose:
      'Kurir vas je večkrat zaman iskal, zato sam od sebe ne bo več prišel. Izberite nov dan in časovni okvir in takoj ga bomo naročili. Če popravila ne potrebujete več, lahko zahtevek prekličete.',
    chooseLink: 'Izberi nov čas',
    deliveryAgain: 'Kurir naprave ni mogel izročiti. Naslednji delovni dan poskusi znova; prosimo, bodite dosegljivi po telefonu.',
    talk: 'Kurir naprave spet ni mogel izročiti, zato sam od sebe ne bo več poskusil. Pokličite nas ob delovnikih {from}–{to} in dogovorili se bomo za novo dostavo.',
  },
  desk: {
    title: 'Kurir',
    chooseAgain: 'Stranka mora izbrati nov čas prevzema; za to smo jo prosili po e-pošti in na strani zahtevka.',
    talk: 'Dostava ni uspela. Preden gre paket znova na pot, se pogovorite s stranko.',
    unpaid: 'Vračila ni mogoče naročiti, dokler račun ni plačan.',
    refused: 'Kurirska služba naročila ni sprejela: {reason}',
    withdrawal: {
      wanted: 'Kurirska služba preklica še ni potrdila.',
      done: 'Kurirska služba ve za preklic.',
      late: 'Preklic je prišel prepozno: kurir lahko vseeno pride.',
    },
    label: { in: 'Nalepka za prevzem (PDF)', out: 'Nalepka za vračilo (PDF)' },
    note: 'Opomba',
    noteHint: 'Zapiše se v zgodovino zahtevka; stranka je ne vidi.',
    cash: 'Kurir prevzame ta znesek v gotovini: {amount}.',
    noCash: 'Kurir ne prevzame denarja.',
  },
}

export default sl
