export default {
  refund: {
    subject: 'Visszatérítés: {amount, number, forint} – {number}',
    text: 'Visszautaltuk Önnek az alábbi összeget, ugyanoda, ahonnan fizetett.',
    surplus:
      'A befizetése azután érkezett meg, hogy a számlát más módon már kiegyenlítették vagy sztornóztuk, ezért a többletet magunktól visszautaltuk. Önnek nincs teendője.',
    amount: 'Visszatérített összeg',
    invoice: 'Számla',
    proforma: 'Díjbekérő',
    when: 'A jóváírás a banktól függően néhány munkanapot vehet igénybe.',
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
