export default {
  estimate: {
    title: 'Tájékoztató ár',
    withDelivery: 'szállítással együtt',
    inspection: 'Bevizsgálás szükséges',
    inspectionText: 'Ehhez a hibához nem tudunk előre árat mondani. Ha a bevizsgálás utáni ajánlatot nem fogadja el, a bevizsgálási díj: {fee}.',
    partly: 'Egy része csak bevizsgálás után árazható.',
    details: 'Miből áll össze?',
    delivery: 'Futár oda és vissza',
    days: 'Várható javítási idő: {days} munkanap',
    date: 'Az árlista napja: {day}',
  },
  search: {
    label: 'Mi a készüléke?',
    hint: 'Írja be úgy, ahogyan nevezi, például: iphone 13, galaxy a54, redmi',
    found: '{count, plural, =0 {Nincs ilyen készülék a listán} other {# készülék}}',
    byBrand: 'Válasszon gyártó szerint',
  },
  brand: {
    title: 'Mennyibe kerül?',
    book: 'Javítást kérek ehhez a készülékhez',
    around:
      'Fizetős javításnál ehhez jön a futár oda és vissza: {delivery}. A bevizsgálás díja csak akkor fizetendő, ha az árajánlatot nem fogadja el: {inspection}.',
    note: 'Tájékoztató árak áfával; a végleges árat a bevizsgálás után, árajánlatban közöljük.',
    elsewhere:
      '{brand} készülék fizetős javítását a gyártó oldalán lehet megrendelni, a gyártó áraival. Az itteni árak a nálunk végzett javításra szólnak: ha a garanciális javításra küldött készülék hibájára a jótállás nem terjed ki, vagy ha a készüléket a Telekomnál vagy a Vodafone-nál vásárolta.',
    all: 'Teljes árlista és díjak',
  },
} as const
