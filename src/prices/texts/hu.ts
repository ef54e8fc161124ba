export default {
  estimate: {
    title: 'Tájékoztató ár',
    withDelivery: 'szállítással együtt',
    inspection: 'Bevizsgálás szükséges',
    inspectionText: 'Ehhez a hibához nem tudunk előre árat mondani. Ha a bevizsgálás utáni ajánlatot nem fogadja el, a bevizsgálási díj: {fee}.',
    partly: 'Egy része csak bevizsgálás után árazható.',
    details: 'Miből áll össze?',
    delivery: 'Futár oda és vissza',
    days: 'Várható javítási idő: {from}–{to} munkanap',
    date: 'Az árlista napja: {day}',
  },
} as const
