export default {
  greeting: 'Üdvözöljük!',
  moment: 'Időpont',
  at: '{at, date, moment}',
  button: 'Biztonsági beállítások',
  toLogin: 'Bejelentkezés',
  confirm: 'Új e-mail-cím megerősítése',
  validity: 'A hivatkozás eddig használható: {at, date, moment}',
  emailChangeOld: {
    subject: 'Erősítse meg az új e-mail-címét',
    text: 'A Mobilfutár portálon ezt az új e-mail-címet kérték a fiókjához: {newEmail}. A cím akkor változik meg, ha itt és az új címre küldött levélben is megerősíti:',
    notYou: 'Ha nem Ön kérte, a megnyíló oldalon vonja vissza, és változtassa meg a jelszavát. Megerősítés nélkül semmi nem változik.',
  },
  emailChangeNew: {
    subject: 'Erősítse meg az új e-mail-címét',
    text: 'A Mobilfutár portálon ezt a címet ({newEmail}) kérték egy fiók új e-mail-címének. A cím akkor változik meg, ha itt és a régi címre küldött levélben is megerősíti:',
    notYou: 'Ha nem Ön kérte, nincs teendője: megerősítés nélkül semmi nem változik.',
  },
  emailTaken: {
    subject: 'Ehhez a címhez már tartozik fiók',
    text: 'A Mobilfutár portálon ezt a címet ({newEmail}) kérték egy fiók új e-mail-címének. Ehhez a címhez már tartozik fiók, ezért nem használható. Ha Ön kérte, lépjen be ezzel a címmel:',
    notYou: 'Ha nem Ön kérte, nincs teendője: a fiókjában semmi nem változott.',
  },
  emailChangedOld: {
    subject: 'Megváltozott a fiókja e-mail-címe',
    text: 'A Mobilfutár-fiókja új e-mail-címe: {newEmail}. Erre a régi címre a fiókról többé nem írunk, és nem lehet vele belépni.',
    notYou: 'Ha nem Ön változtatta meg, azonnal írjon az ügyfélszolgálatunknak: válaszoljon erre a levélre.',
  },
  emailChangedNew: {
    subject: 'Megváltozott a fiókja e-mail-címe',
    text: 'Mostantól ezzel a címmel lép be a Mobilfutár portálra: {newEmail}. A fiók többi bejelentkezését lezártuk.',
    notYou: 'Ha nem Ön változtatta meg, írjon az ügyfélszolgálatunknak: válaszoljon erre a levélre.',
  },
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
