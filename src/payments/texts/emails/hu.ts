export default {
  refund: {
    subject: 'Visszatérítés: {amount, number, forint} – {number}',
    text: 'Visszautaltuk Önnek az alábbi összeget, ugyanoda, ahonnan fizetett.',
    surplus:
      'A befizetése azután érkezett meg, hogy a számlát más módon már kiegyenlítették vagy sztornóztuk, ezért a többletet magunktól visszautaltuk. Önnek nincs teendője.',
    amount: 'Visszatérített összeg',
    invoice: 'Számla',
    when: 'A jóváírás a banktól függően néhány munkanapot vehet igénybe.',
  },
} as const
