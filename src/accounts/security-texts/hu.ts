export default {
  title: 'Biztonság',
  lead: 'Itt állíthatja be, hogyan lép be a fiókjába, és láthatja, hol van bejelentkezve.',
  cancel: 'Mégse',
  password: {
    title: 'Jelszó',
    text: 'Ha megváltoztatja, a többi eszközön kijelentkeztetjük, és levélben értesítjük.',
    open: 'Jelszó módosítása',
    done: 'Módosítottuk a jelszavát. A többi eszközön és böngészőben kijelentkeztettük, itt bejelentkezve maradt. A változásról levelet is küldünk.',
  },
  sessions: {
    title: 'Hol van bejelentkezve',
    text: 'Ha olyan bejelentkezést lát, amely nem az Öné, zárja le, és változtassa meg a jelszavát.',
    unknown: 'Ismeretlen eszköz',
    current: 'Ez a böngésző',
    started: 'Bejelentkezés ideje',
    lastUsed: 'Utoljára használva',
    end: 'Kijelentkeztetés',
    endNamed: 'Kijelentkeztetés: {device}, {at}',
    ended: 'Lezártuk a bejelentkezést: {device}.',
    endOthers: 'Kijelentkeztetés minden más eszközön',
    othersEnded:
      '{count, plural, =0 {Máshol nem volt bejelentkezve.} one {Lezártunk # másik bejelentkezést.} other {Lezártunk # másik bejelentkezést.}}',
    onlyThis: 'Máshol nincs bejelentkezve.',
  },
} as const
