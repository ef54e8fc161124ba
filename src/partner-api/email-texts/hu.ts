export default {
  greeting: 'Tisztelt {name}!',
  keyEnds: {
    subject: { soon: 'Hamarosan lejár egy API-kulcs, Mobilfutár portál', today: 'Ma lejár egy API-kulcs, Mobilfutár portál' },
    text: {
      soon: 'A cég egyik API-kulcsa hamarosan lejár, és utána a rendszerük nem éri el vele a portált.',
      today: 'A cég egyik API-kulcsa ma lejár, és utána a rendszerük nem éri el vele a portált.',
    },
    key: 'API-kulcs',
    endsOn: 'Lejár',
    whatNow:
      'Adjon a kulcsnak új titkot, és állítsa át rá a rendszert; a régi titok közben még működhet. Ha a kulcsra már nincs szükség, nincs teendője.',
    button: 'Kulcs megnyitása',
  },
  webhookFailed: {
    subject: 'Leállítottuk a webhookot, Mobilfutár portál',
    text: 'Három napon át tíz alkalommal próbáltuk elküldeni az értesítést a cég rendszerének, de nem fogadta. Ezért erre a címre nem küldünk többet.',
    address: 'A webhook címe',
    whatNow:
      'Nézze meg a naplóban, mit válaszolt a rendszer, és ha már fogadja az értesítéseket, kapcsolja be újra a webhookot. Az el nem küldött értesítéseket, azt is, ami közben történik, 30 napig onnan egyenként elküldheti.',
    button: 'Webhook megnyitása',
  },
} as const
