export default {
  greeting: 'Üdvözöljük!',
  signature: 'Mobilfutár',
  moment: 'Időpont',
  at: '{at, date, moment}',
  button: 'Biztonsági beállítások',
  passkeyAdded: {
    subject: 'Új jelkulcs került a fiókjához',
    text: 'A Mobilfutár portálon új jelkulcsot adtak a fiókjához. Ezzel jelszó és belépési kód nélkül is be lehet lépni.',
    notYou:
      'Ha nem Ön adta hozzá, lépjen be, a „Biztonság” oldalon törölje a jelkulcsot, zárja le az idegen bejelentkezéseket, és változtassa meg a jelszavát.',
  },
  passkeyRemoved: {
    subject: 'Töröltek egy jelkulcsot a fiókjából',
    text: 'A Mobilfutár portálon töröltek egy jelkulcsot a fiókjából. Ezzel a jelkulccsal már nem lehet belépni; a jelszava nem változott.',
    notYou: 'Ha nem Ön törölte, lépjen be, a „Biztonság” oldalon zárja le az idegen bejelentkezéseket, és változtassa meg a jelszavát.',
  },
} as const
