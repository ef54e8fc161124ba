export default {
  warning: 'Ne adja tovább ezt a levelet: aki megnyitja a hivatkozást, látja az igényét, és írhat az Ön nevében.',
  message: {
    subject: 'Üzenete érkezett, igény: {number}',
    text: 'Munkatársunk üzenetet írt Önnek az igényéről. Az adatai védelmében az üzenetet nem küldjük el e-mailben; az igény oldalán olvashatja el, és ott válaszolhat rá.',
    open: 'Elolvasom az üzenetet',
    noReply: 'Erre a levélre ne válaszoljon: a válasz nem jut el az ügyintézőhöz. Amíg nem olvassa el az üzenetet, újabb értesítést nem küldünk.',
  },
  closed: {
    subject: 'Átvette a készüléket, az igényt lezártuk: {number}',
    text: 'A készüléket átadtuk Önnek, az igényt lezártuk. Köszönjük, hogy minket választott.',
    handedBack: 'Az átadás napja',
    ratingTitle: 'Mennyire elégedett?',
    rating: 'Egyetlen kérdésünk van, a válasz fél perc. Bejelentkezni nem kell hozzá.',
    rate: 'Értékelem',
    warrantyTitle: 'Szervizgarancia',
    warranty:
      'Ha ugyanaz a hiba visszatér, díjmentesen javítjuk. A szervizgarancia utolsó napja: {day}. Az ismételt javítást az alábbi gombbal kérheti, a készülék adatait már kitöltöttük.',
    claim: 'Visszatért a hiba',
    documentsTitle: 'Iratok és kérdések',
    documents: 'A javítás iratait az igény oldaláról töltheti le, és kérdését is ott írhatja meg nekünk.',
    open: 'Igény megnyitása',
  },
} as const
