export default {
  facts: {
    estimate: 'Előzetes ár',
    offer: 'Végleges vételi ajánlat',
    transferred: 'Átutalt összeg',
    toTransfer: 'Átutalandó összeg',
    validUntil: 'Elfogadható eddig',
    account: 'Bankszámla vége',
    paidOn: 'Átutalás napja',
  },
  offer: {
    subject: 'Elkészült a végleges vételi ajánlatunk, igény: {number}',
    text: 'A készülékét bevizsgáltuk. Kérjük, döntsön az ajánlatunkról.',
    lower: 'Az ár alacsonyabb az előzetesnél, mert',
    note: 'Megjegyzésünk',
    free: 'Ha nem fogadja el, vagy a megadott napig nem válaszol, a készüléket díjmentesen visszaküldjük.',
    company: 'Cégként az ajánlat nettó; elfogadás után kérjük a cég számláját.',
    decide: 'Megnézem és döntök',
  },
  accepted: {
    subject: 'Elfogadta a vételi ajánlatot, igény: {number}',
    text: 'Köszönjük. A készüléket megvásároljuk, a vételárat három munkanapon belül átutaljuk a megadott bankszámlára.',
    company:
      'Köszönjük. Kérjük, küldje el a cég számláját az alábbi bruttó összegről válaszlevélben; a beérkezése után három munkanapon belül átutaljuk.',
    open: 'Igény megnyitása',
  },
  returned: {
    subject: 'Díjmentesen visszaküldjük a készülékét, igény: {number}',
    declined: 'A vételi ajánlatot nem fogadta el, ezért a készüléket visszaküldjük.',
    expired: 'A vételi ajánlatra nem kaptunk választ, ezért a készüléket visszaküldjük.',
    noOffer: 'A készüléket bevizsgáltuk, de nem tudjuk megvenni. Az ok:',
    free: 'Sem a bevizsgálásért, sem a szállításért nem kell fizetnie. A futár indulásakor levélben küldjük a csomagszámot.',
  },
  paid: {
    subject: 'Átutaltuk a vételárat, igény: {number}',
    text: 'A készülék vételárát átutaltuk, az igényt lezártuk. Köszönjük, hogy nekünk adta el.',
    statement: 'Az elszámolást mellékeljük; kérjük, őrizze meg.',
    bank: 'A jóváírás ideje a bankjától függ.',
  },
} as const
