export default {
  skip: 'Ugrás a tartalomra',
  logo: 'Mobilfutár, személyes oldal',
  sideMenu: 'Oldalsó menü',
  openMenu: 'Menü megnyitása',
  closeMenu: 'Menü bezárása',
  narrowMenu: 'Menü összecsukása',
  widenMenu: 'Menü kinyitása',
  newOrder: 'Új megrendelés',
  menu: {
    home: 'Kezdőlap',
    queue: 'Szervizsor',
    search: 'Keresés',
    tracking: 'Nyomon követés',
    logOut: 'Kijelentkezés',
  },
  home: {
    title: 'Üdvözöljük, {name}!',
    lead: 'Innen indíthat új megrendelést, vagy követheti egy korábbi igényét.',
    newOrderText: 'Válassza ki, mi történt a készülékkel, és futárunk elviszi javításra.',
    trackingText: 'Az igény azonosítójával és az e-mail-címével megnézheti, hol tart a javítás.',
    noWork: 'Ehhez a fiókhoz még nem tartozik munkaterület. Jogosultságot a vezetőjétől kérhet.',
  },
} as const
