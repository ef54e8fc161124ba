export default {
  loadingTitle: 'A fizetés ellenőrzése',
  loading: 'A fizetés feldolgozása folyamatban. Kérjük, ne zárja be az oldalt.',
  slow: 'Ez a szokásosnál tovább tart. Ezt az oldalt nyugodtan bezárhatja: a fizetés eredményét az igény oldalán is megtalálja.',
  success: { title: 'Sikeres fizetés', text: 'Köszönjük, a fizetés megérkezett. A számlát az igény oldaláról bármikor letöltheti.' },
  aborted: { title: 'A fizetést megszakította', text: 'Nem történt terhelés. Az igény oldaláról bármikor újra megpróbálhatja.' },
  failed: {
    title: 'A fizetés nem sikerült',
    text: 'Ellenőrizze az adatokat és a fedezetet, próbálja újra, vagy válasszon más fizetési módot.',
  },
  lateSuccess: {
    title: 'A befizetett összeget visszautaljuk',
    text: 'A befizetése azután érkezett meg, hogy a számlát más módon már kiegyenlítették vagy sztornóztuk, ezért a teljes összeget visszautaljuk. Erről e-mailben is értesítjük.',
  },
  /** The sentences SimplePay prescribes (DOMAIN 3.2). */
  card: {
    success: 'Sikeres tranzakció. SimplePay tranzakció azonosító: {id}',
    failed:
      'Sikertelen tranzakció. SimplePay tranzakció azonosító: {id}. Kérjük, ellenőrizze a tranzakció során megadott adatok helyességét. Amennyiben minden adatot helyesen adott meg, a visszautasítás okának kivizsgálása érdekében kérjük, szíveskedjen kapcsolatba lépni kártyakibocsátó bankjával.',
    aborted: 'Ön megszakította a fizetést.',
    timedOut: 'Ön túllépte a tranzakció elindításának lehetséges maximális idejét.',
  },
  nothing: {
    title: 'Nincs megjeleníthető fizetés',
    text: 'Ez az oldal egy fizetés eredményét mutatja, amikor a fizetési szolgáltató visszairányítja ide. Ehhez a címhez nem tartozik fizetés.',
  },
  whoIsIt: {
    title: 'A fizetés eredményéhez jelentkezzen be',
    text: 'A fizetés eredményét csak az láthatja, akinek az igényéhez tartozik. Jelentkezzen be, vagy nyissa meg az igényét a nyomon követésből. Ha a fizetés sikerült, arról e-mailben is értesítjük.',
  },
  toRequest: 'Igény megnyitása',
  toClaims: 'Leadott igényeim',
  toHome: 'Kezdőlap',
  toLogin: 'Bejelentkezés',
  toTracking: 'Igény nyomon követése',
  help: 'Kérdése van a fizetésről? Hívjon minket: {phone}, vagy írjon: {email}.',
} as const
