export default {
  received: {
    subject: 'Megérkezett a befizetése: {amount, number, forint} – {number}',
    text: 'Köszönjük, a számla összegét megkaptuk, további fizetési teendője nincs.',
    overpaid:
      'Átutalásából {amount, number, forint} több érkezett, mint amennyi járt. A többletet visszaküldjük, és e-mailt írunk róla, amikor megtörtént.',
    amount: 'Befizetett összeg',
    method: 'Fizetési mód',
    transaction: 'Tranzakció azonosítója',
    invoice: 'Számla',
  },
  part: {
    subject: 'Részben megérkezett az átutalása: {amount, number, forint} – {number}',
    text: 'Köszönjük, az összeg egy részét megkaptuk. Kérjük, a fennmaradó összeget is utalja át a megadott közleménnyel.',
    textOtherwise: 'Köszönjük, az összeg egy részét megkaptuk. Már csak a fennmaradó összeget kell kifizetnie.',
    cashSubject: 'A futártól kevesebb érkezett meg: {amount, number, forint} – {number}',
    cashText:
      'A készülék átadásakor készpénzben fizetett összegből a futártól az alábbi érkezett meg hozzánk, a többi még fizetendő: online az igény oldalán, vagy átutalással a megadott közleménnyel. Ha Ön a teljes összeget kifizette a futárnak, kérjük, ne fizessen még egyszer, hanem írjon nekünk: a futárral tisztázzuk.',
    amount: 'Megérkezett összeg',
    outstanding: 'Még fizetendő',
  },
  refund: {
    subject: 'Visszatérítés: {amount, number, forint} – {number}',
    text: 'Visszautaltuk Önnek az alábbi összeget, ugyanoda, ahonnan fizetett.',
    cancelled: 'A számlát azóta érvénytelenítettük, ezért a rá befizetett összeg visszajár Önnek. Önnek nincs teendője.',
    surplus:
      'A befizetése azután érkezett meg, hogy a számlát más módon már kiegyenlítették vagy sztornóztuk, ezért a többletet magunktól visszautaltuk. Önnek nincs teendője.',
    amount: 'Visszatérített összeg',
    invoice: 'Számla',
    proforma: 'Díjbekérő',
    when: 'A jóváírás a banktól függően néhány munkanapot vehet igénybe.',
  },
  surplus: {
    subject: 'Többlet érkezett Öntől: {amount, number, forint} – {number}',
    text: 'Az átutalása olyan tételre érkezett, amelyet már kifizettek. Az alábbi összeget visszaküldjük, vagy egy másik számlájával elszámoljuk, és e-mailt írunk róla, amikor megtörtént. Önnek nincs teendője.',
    amount: 'Visszajáró összeg',
  },
  moved: {
    subject: 'Elszámoltuk a befizetését: {amount, number, forint} – {number}',
    text: 'Az összeget, amelyet egy másik számlára fizetett, az alábbi számlával elszámoltuk. Kérjük, már csak a fennmaradó összeget fizesse meg.',
    amount: 'Elszámolt összeg',
    from: 'Erre érkezett',
    to: 'Ezzel számoltuk el',
    outstanding: 'Még fizetendő',
  },
  returned: {
    transferOf: 'Az átutalás napja',
    why: {
      transfer: 'Átutalásából több érkezett, mint amennyi járt, ezért a fennmaradó összeg visszajár Önnek.',
      invoice: {
        cancelled: 'A számlát érvénytelenítettük, ezért a rá befizetett összeg visszajár Önnek.',
        overpaid: 'A számlára több érkezett, mint amennyi járt, ezért a többlet visszajár Önnek.',
      },
      proforma: {
        cancelled: 'A díjbekérőt visszavontuk, ezért a rá befizetett összeg visszajár Önnek.',
        overpaid: 'A díjbekérőre több érkezett, mint amennyi járt, ezért a többlet visszajár Önnek.',
      },
    },
    sentTo: {
      payerAccount: 'Az alábbi összeget visszautaltuk arra a bankszámlára, amelyről érkezett. Önnek nincs teendője.',
      otherAccount: 'Az alábbi összeget átutaltuk az Ön által megadott bankszámlára. Önnek nincs teendője.',
      cash: 'Az alábbi összeget készpénzben adtuk vissza.',
    },
  },
  transfer: {
    beforeDue: {
      subject: 'Emlékeztető: az átutalás határideje {day} – {number}',
      text: 'Hamarosan lejár a fizetési határidő. Kérjük, utalja át az alábbi összeget a megadott közleménnyel.',
    },
    afterDue: {
      subject: 'Nem érkezett meg az átutalása – {number}',
      text: 'A fizetési határidő lejárt, és az alábbi összeg még nem érkezett meg hozzánk. Kérjük, utalja át a megadott közleménnyel.',
    },
    restOfCash: {
      subject: 'Emlékeztető: a számlájából még fizetendő {amount, number, forint} – {number}',
      text: 'A készülék átadásakor készpénzben fizetett számla fennmaradó része még nem érkezett meg hozzánk. Kérjük, fizesse ki online az igény oldalán, vagy utalja át a megadott közleménnyel. Ha Ön a teljes összeget kifizette a futárnak, kérjük, ne fizessen még egyszer, hanem írjon nekünk: a futárral tisztázzuk.',
    },
    amount: 'Átutalandó összeg',
    due: 'Fizetési határidő',
    beneficiary: 'Kedvezményezett',
    account: 'Bankszámlaszám',
    reference: 'Közlemény',
    invoice: 'Számla',
    proforma: 'Díjbekérő',
    paid: 'Ha időközben már utalt, köszönjük: ezzel az e-maillel nincs teendője.',
  },
} as const
