import type { SameKeys } from '#base/texts.ts'
import type hu from './hu.ts'

export default {
  greeting: 'Pozdravljeni, {name}!',
  facts: {
    number: 'Številka zahtevka',
    device: 'Naprava',
    identifier: 'IMEI ali serijska številka',
    service: 'Storitev',
    pickupDay: 'Dan prevzema',
    pickupWindow: 'Časovno okno',
    pickupAddress: 'Naslov prevzema',
    returnAddress: 'Naslov vračila',
    locker: 'Vračilo v paketomat',
  },
  received: {
    subject: 'Prejeli smo vaš zahtevek: {number}',
    thanks: 'Hvala za naročilo, vaš zahtevek smo zabeležili. Kurir pride po napravo v spodnjem terminu.',
    telephone:
      'To naročilo ste oddali po telefonu, naš sodelavec ga je zabeležil za vas. Če kakšen podatek ni pravilen, sporočite naši podpori strankam.',
    prepareTitle: 'Kaj pripravite',
    save: 'Shranite podatke: pred popravilom jih izbrišemo z naprave in ne naredimo varnostne kopije.',
    sim: 'Odstranite kartico SIM in pomnilniško kartico.',
    locator: 'Izklopite funkcijo za iskanje naprave: {locator}. Naprave z vklopljeno funkcijo ne moremo popraviti.',
    sheet: 'Natisnite in podpišite priloženi primopredajni list ter ga dajte v paket. Brez tiskalnika na paket napišite to številko: {number}.',
    pack: 'Napravo zapakirajte v embalažo, odporno proti udarcem. Dodatke priložite samo pri napaki polnjenja ali baterije: originalni polnilnik in kabel.',
    nextTitle: 'Kaj sledi',
    changeable: 'Termin prevzema lahko na strani zahtevka spremenite ali zahtevek prekličete, dokler se kurir ne odpravi na pot.',
    terms: 'Splošne pogoje, ki ste jih sprejeli, skupaj z informacijami o odstopu od pogodbe prilagamo v obliki PDF. Prosimo, shranite jih.',
  },
  next: {
    inspection: 'Ko naprava prispe, jo pregledajo naši strokovnjaki.',
    quote: 'Pošljemo vam ponudbo in popravilo začnemo šele, ko jo sprejmete.',
    buybackOffer: 'Pošljemo vam dokončno ponudbo za odkup. Če je ne sprejmete, napravo brezplačno vrnemo.',
    buybackPayout: 'Če jo sprejmete, kupnino nakažemo na bančni račun, ki ste ga navedli.',
    insurerDecides: 'O stroških popravila odloči zavarovalnica.',
    repair: 'Predvideni čas popravila je {from}–{to} delovnih dni od prispetja.',
    deviceGoesBack: 'Kurir vam napravo vrne.',
    deviceGoesToLocker: 'Napravo pošljemo v izbrani paketomat.',
  },
  account: {
    title: 'Vaš račun',
    text: 'Ob naročilu ste želeli tudi račun. Nastavite geslo in v računu boste videli vse svoje zahtevke skupaj.',
    open: 'Nastavi geslo in odpri račun',
    validity: 'Povezava velja {hours, number} ur in jo je mogoče uporabiti enkrat. Dokler je ne uporabite, račun ne nastane.',
  },
  follow: 'Odprite zahtevek',
  followWarning: 'Tega e-poštnega sporočila ne posredujte: kdor odpre povezavo, vidi vaš zahtevek.',
  reminder: {
    subject: 'Jutri pride kurir: {number}',
    text: 'Jutri pride kurir po vašo napravo. Prosimo, da jo pripravite.',
    checklist: 'Kar še ni označeno',
    impossible: 'Če česa zaradi okvare ni mogoče storiti, to označite na strani zahtevka.',
    open: 'Odprite seznam opravil',
  },
  changed: {
    subject: 'Nov termin prevzema za zahtevek {number}',
    text: 'Termin prevzema je spremenjen. Kurir pride v spodnjem terminu.',
    sheet: 'Prilagamo nov primopredajni list; prejšnjega zavrzite. Brez tiskalnika na paket napišite to številko: {number}.',
    notYou: 'Če spremembe niste zahtevali, nas takoj obvestite.',
  },
  takenBack: {
    subject: 'Popravek, zahtevek: {number}',
    finishRepair:
      'Pisali smo, da je popravilo končano. To je bila pomota: popravilo še ni končano in z napravo se še ukvarjamo. Priloge tistega sporočila niso veljavne.',
    finishWithoutRepair: 'Pisali smo, da napravo vračamo brez popravila. To je bila pomota: naprava je v servisu in z njo se še ukvarjamo.',
    ship: 'Pisali smo, da je naprava na poti k vam. To je bila pomota: paket je še pri nas.',
    other: 'Eno od naših sporočil je bilo pomotoma poslano. Trenutno stanje vidite na strani zahtevka.',
    sorry: 'Opravičujemo se. Vam ni treba storiti ničesar; o naslednjem koraku vas obvestimo.',
  },
  cancelled: {
    subject: 'Preklicali ste zahtevek: {number}',
    text: 'Zahtevek smo na vašo željo zaključili, kurir ne pride po napravo. Stroškov ne zaračunamo.',
    calendar: 'Priložena koledarska datoteka odstrani prevzem iz vašega koledarja.',
    again: 'Začnite nov zahtevek',
    notYou: 'Če zahtevka niste preklicali, nas takoj obvestite.',
  },
  calendar: {
    fileName: 'kurir-{number}.ics',
    summary: 'Kurir pride po napravo ({device})',
    description: 'Kurir Mobilfutárja pride v tem časovnem oknu. Naprava: {device}. Številka zahtevka: {number}.',
  },
} as const satisfies SameKeys<typeof hu>
