export default {
  greeting: 'Üdvözöljük!',
  role: { administrator: 'adminisztrátor', approver: 'jóváhagyó', member: 'igénylő', viewer: 'betekintő' },
  invitation: {
    subject: 'Meghívó: {company}, Mobilfutár portál',
    text: 'Meghívták Önt, hogy a Mobilfutár portálon ezt a céget képviselje: {company}. Az Ön szerepe: {role}. A fiókját az alábbi gombbal nyithatja meg: állítsa be a jelszavát, és utána ezzel az e-mail-címmel léphet be.',
    button: 'Jelszó beállítása és fiók megnyitása',
    validity: 'A hivatkozás {days, number} napig érvényes, és egyszer használható. Ha lejárt, kérjen újat cége adminisztrátorától.',
    notYou: 'Ha nem számított erre a levélre, nincs teendője: fiók csak akkor jön létre, ha Ön megnyitja.',
  },
  join: {
    text: 'Meghívták Önt, hogy a Mobilfutár portálon ezt a céget is képviselje: {company}. Az Ön szerepe: {role}. A meghívót az alábbi gombbal fogadhatja el: jelentkezzen be a meglévő fiókjával. Ezután bejelentkezéskor választhatja ki, melyik cég nevében jár el.',
    button: 'Meghívó megnyitása',
    notYou: 'Ha nem számított erre a levélre, nincs teendője: a céget csak akkor képviseli, ha elfogadja a meghívót.',
  },
  hasAccount: {
    text: 'Meghívták Önt, hogy a Mobilfutár portálon ezt a céget képviselje: {company}. Ezzel az e-mail-címmel azonban már van fiókja, és egy fiók csak egy célra használható.',
    whatNow: 'Ha a céget is szeretné képviselni, kérje meg a cég adminisztrátorát, hogy egy másik, például céges e-mail-címére küldje el a meghívót.',
    notYou: 'Ha nem számított erre a levélre, nincs teendője.',
  },
} as const
