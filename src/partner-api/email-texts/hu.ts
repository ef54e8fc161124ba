export default {
  greeting: 'Üdvözöljük!',
  signature: 'Mobilfutár',
  webhookFailed: {
    subject: 'Leállítottuk a webhookot, Mobilfutár portál',
    text: 'Három napon át tíz alkalommal próbáltuk elküldeni az értesítést a cég rendszerének, de nem fogadta. Ezért erre a címre nem küldünk többet: {url}',
    whatNow:
      'Nézze meg a naplóban, mit válaszolt a rendszer, és ha már fogadja az értesítéseket, kapcsolja be újra a webhookot. Az el nem küldött értesítéseket onnan egyenként újraküldheti.',
    button: 'Webhook megnyitása',
  },
} as const
