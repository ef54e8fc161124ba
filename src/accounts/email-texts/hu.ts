export default {
  greeting: 'Üdvözöljük!',
  loginCode: {
    subject: 'Belépési kód a Mobilfutár portálhoz',
    text: 'Valaki az Ön e-mail-címével és jelszavával lép be a portálra. Ha Ön az, írja be ezt a kódot a bejelentkezés oldalán:',
    code: 'Belépési kód',
    validity: 'A kód {minutes, number} percig érvényes, és egyszer használható. Munkatársaink soha nem kérik el.',
    notYou: 'Ha nem Ön lép be, valaki ismeri a jelszavát: állítson be újat a bejelentkezés oldalán, az „Elfelejtett jelszó” alatt.',
  },
  passwordLink: {
    subject: 'Új jelszó beállítása',
    text: 'Ehhez az e-mail-címhez új jelszó beállítását kérték a Mobilfutár portálon. A jelszót itt állíthatja be:',
    button: 'Új jelszó beállítása',
    validity: 'A hivatkozás {minutes, number} percig érvényes, és egyszer használható.',
    notYou: 'Ha nem Ön kérte, nincs teendője: a jelszava nem változik.',
  },
  invitation: {
    subject: 'Meghívó a Mobilfutár portálra',
    text: 'Munkatársi fiókot nyitottunk Önnek a Mobilfutár portálon. Állítsa be a jelszavát, és utána ezzel az e-mail-címmel léphet be:',
    button: 'Jelszó beállítása',
    validity:
      'A hivatkozás {hours, number} óráig érvényes, és egyszer használható. Ha lejárt, a bejelentkezés oldalán, az „Elfelejtett jelszó” alatt kérhet újat.',
    code: 'Belépéskor minden alkalommal e-mailben küldünk egy belépési kódot is.',
    notYou: 'Ha nem számított erre a levélre, hagyja figyelmen kívül, vagy jelezze a vezetőjének.',
  },
  registration: {
    subject: 'Erősítse meg a regisztrációját',
    text: 'Köszönjük, hogy regisztrál a Mobilfutár portálon. A fiókot az alábbi gombbal nyithatja meg: állítsa be a jelszavát, és utána ezzel az e-mail-címmel léphet be.',
    button: 'Jelszó beállítása és fiók megnyitása',
    validity:
      'A hivatkozás {hours, number} óráig érvényes, és egyszer használható. Ha lejárt, regisztráljon újra. A korábbi igényeit, amelyeket ezzel az e-mail-címmel küldött, a fiókjában együtt látja majd.',
    notYou: 'Ha nem Ön regisztrált, nincs teendője: fiók csak a fenti gombbal jön létre, és az adatokat töröljük.',
  },
  hasAccount: {
    subject: 'Már van fiókja a Mobilfutár portálon',
    text: 'Ezzel az e-mail-címmel regisztrációt kértek a Mobilfutár portálon. Önnek már van fiókja, ezért nem nyitottunk újat.',
    button: 'Bejelentkezés',
    forgotten: 'Ha nem emlékszik a jelszavára, a bejelentkezés oldalán, az „Elfelejtett jelszó” alatt állíthat be újat.',
    notYou: 'Ha nem Ön kérte, nincs teendője: a fiókja nem változott.',
  },
  passwordChanged: {
    subject: 'Megváltozott a jelszava',
    text: 'A Mobilfutár portálon megváltozott a fiókjához tartozó jelszó, és a fiók többi bejelentkezését lezártuk.',
    moment: 'Időpont',
    at: '{at, date, moment}',
    notYou: 'Ha nem Ön változtatta meg, azonnal állítson be új jelszót a bejelentkezés oldalán, az „Elfelejtett jelszó” alatt.',
    button: 'Bejelentkezés',
  },
} as const
