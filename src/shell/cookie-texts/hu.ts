export default {
  title: 'Sütibeállítások',
  lead: 'A portál csak a működéséhez feltétlenül szükséges tárolást használja. Nem mérünk, nem követünk, nem hirdetünk, és más oldalaknak sem adunk át adatot.',
  necessary: 'Feltétlenül szükséges',
  necessaryText: 'Nélkülük a portál nem működik, ezért nem kapcsolhatók ki, és hozzájárulás sem kell hozzájuk.',
  alwaysOn: 'Mindig bekapcsolva',
  why: 'Mire való',
  howLong: 'Meddig',
  stored: {
    form: {
      name: 'Űrlap biztonsági sütije (__Host-form)',
      why: 'Megakadályozza, hogy idegen oldal az Ön nevében küldjön be igényt.',
      howLong: '1 nap',
    },
    sid: {
      name: 'Munkamenet sütije (__Host-sid_account, __Host-sid_tracking, __Host-sid_viewer)',
      why: 'A bejelentkezés, a nyomon követés, illetve a dokumentumok megnyitásának egyik fele; a böngészőtárban lévő másik felével együtt érvényes.',
      howLong: 'kijelentkezésig, de legfeljebb 12 óra bejelentkezésnél, 4 óra nyomon követésnél, 1 óra dokumentumoknál',
    },
    account: {
      name: 'Bejelentkezés (böngészőtár: token, uid, permissionKeys)',
      why: 'Bejelentkezés után felismeri Önt.',
      howLong: 'kijelentkezésig, illetve a munkamenet lejárta utáni első látogatásig',
    },
    following: {
      name: 'Nyomon követés (böngészőtár: token, crmRequestId, trackingLogin)',
      why: 'Megjegyzi, hogy melyik igényét nyitotta meg.',
      howLong: 'kilépésig vagy a böngészőlap bezárásáig',
    },
    languageKey: {
      name: 'Nyelv (böngészőtár: language)',
      why: 'Az Ön által választott nyelven jelenik meg a portál.',
      howLong: 'amíg nem törli',
    },
    draft: {
      name: 'Megkezdett igény és csatolt fájljai (böngészőtár: booking)',
      why: 'Újratöltéskor vagy szakadozó kapcsolatnál sem vész el, amit beírt.',
      howLong: 'az igény elküldéséig, legfeljebb 14 napig; a régebbit a portál a következő igényléskor törli',
    },
    done: {
      name: 'Elküldött igény visszaigazolása (böngészőtár: booking-done)',
      why: 'Újratöltés után is látja az igény azonosítóját.',
      howLong: 'a böngészőlap bezárásáig',
    },
    statement: {
      name: 'Megkezdett panasz, elállás vagy üzenet (böngészőtár: complaint, withdrawal, contact)',
      why: 'Újratöltéskor sem vész el, amit beírt.',
      howLong: 'az elküldéséig vagy a böngészőlap bezárásáig',
    },
    worksheets: {
      name: 'El nem küldött helyszíni munkalap (böngészőtár: worksheets, worksheet-pieces; csak munkatársaknak)',
      why: 'Amit hálózat nélkül a munkalapra ír, és a fényképek és aláírások sem vesznek el.',
      howLong: 'az elküldéséig, legfeljebb 7 napig',
    },
    offline: {
      name: 'A nap munkalapjai hálózat nélkül (böngészőtár: offline; csak munkatársaknak)',
      why: 'A helyszíni munkalapok hálózat nélkül is megnyílnak: az ügyfél neve, elérhetősége, címe és készüléke, ahogy a lapon áll.',
      howLong: 'kijelentkezésig, legfeljebb a következő nap végéig',
    },
    offlinePages: {
      name: 'A helyszíni munkalapok oldalai (gyorsítótár: offline-…; csak munkatársaknak)',
      why: 'Az oldal programja hálózat nélkül is elindul; személyes adat nincs benne.',
      howLong: 'a következő változatig vagy törlésig',
    },
    scroll: {
      name: 'Görgetési helyzet (böngészőtár: react-router-scroll-positions)',
      why: 'Visszalépéskor ott folytathatja, ahol abbahagyta.',
      howLong: 'a böngészőlap bezárásáig',
    },
    view: {
      name: 'Az igények megjelenítése (böngészőtár: requestsView)',
      why: 'Megjegyzi, hogy kártyákat vagy táblázatot választott-e.',
      howLong: 'amíg nem törli',
    },
    settings: {
      name: 'Sütibeállítás (böngészőtár: cookieSettings)',
      why: 'Megjegyzi, mikor mentette az ezen az oldalon látható beállítást.',
      howLong: 'amíg nem törli',
    },
  },
  optional: 'Statisztikai és hirdetési célú',
  optionalText: 'Ilyet nem használunk, ezért nincs mit engedélyezni vagy elutasítani.',
  neverOn: 'Nincs ilyen',
  save: 'Csak a szükségesek: mentés',
  saved: 'Mentettük a beállítását: {day}',
  clear: 'Tárolt adatok törlése ezen az eszközön',
  forgotten: 'A tárolt adatokat töröltük. Ha be volt jelentkezve, kijelentkeztettük.',
} as const
