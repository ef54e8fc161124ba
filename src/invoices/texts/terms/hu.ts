export default {
  title: 'Fizetési feltételek',
  lead: 'A cég utólag, átutalással fizethet.',
  days: 'Fizetési határidő',
  inDays: '{days, number} naptári nap a számla keltétől',
  limit: 'Hitelkeret',
  noLimit: 'Nincs korlátozva',
  open: 'Most kifizetetlen',
  left: 'Még felhasználható',
  over: 'A kifizetetlen számlák meghaladják a hitelkeretet: a következő készüléket a számla kifizetése után küldjük vissza.',
  barred: 'A cég jelenleg nem fizethet utólag: a készülékeket a számla kifizetése után küldjük vissza.',
  setByUs: 'A feltételeket a MobilFutár pénzügye állítja be. Ha módosítaná, írjon nekünk.',
  company: 'A cég számlázási adatai',
} as const
