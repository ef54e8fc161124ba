export default {
  facts: {
    amount: 'Kártalanítás',
    account: 'Bankszámla',
    end: '{end} végű',
    holder: 'Számlatulajdonos',
    dueOn: 'Utalás legkésőbb',
    paidOn: 'Az átutalás napja',
  },
  account: {
    subject: 'Rögzítettük a bankszámláját, igény: {number}',
    text: 'Köszönjük, rögzítettük, hová utaljuk a kártalanítást.',
    onBehalf: 'Munkatársunk rögzítette, hová utaljuk a kártalanítást, ahogyan Ön kérte.',
    next: 'Ha nem Ön adta meg ezt a számlát, vagy hibás, azonnal hívjon minket: {phone}, munkanapokon {from}–{to}. A kifizetésig az igény oldalán másikat is megadhat.',
  },
  paid: {
    subject: 'Átutaltuk a kártalanítást, igény: {number}',
    text: 'Az elveszett csomag után járó kártalanítást átutaltuk.',
    next: 'A jóváírás ideje a bankjától függ. Ha néhány munkanapon belül nem érkezik meg, hívjon minket: {phone}, munkanapokon {from}–{to}.',
  },
  missing: {
    subject: 'Hová utaljuk a kártalanítást? Igény: {number}',
    text: 'Az elveszett csomag után kártalanítás jár Önnek, de még nem tudjuk, melyik bankszámlára utaljuk. Kérjük, adja meg az igény oldalán: a megadásától számított {days} napon belül fizetjük ki.',
    next: 'Ha inkább telefonon mondaná meg, hívjon minket: {phone}, munkanapokon {from}–{to}.',
    say: 'Bankszámla megadása',
  },
  takenBack: {
    subject: 'Helyesbítés a kártalanításról, igény: {number}',
    text: 'Korábban azt írtuk, hogy a kártalanítást átutaltuk. Ez tévedés volt: az utalás még nem történt meg. Elnézést kérünk.',
    next: 'Az átutalásról értesítjük. Ha kérdése van, hívjon minket: {phone}, munkanapokon {from}–{to}.',
  },
} as const
