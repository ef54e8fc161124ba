export default {
  title: 'Fényképek',
  hint: 'Legfeljebb {max, number} kép (JPEG vagy PNG). A képek rejtett adatait (hely, készülék) eltávolítjuk.',
  add: 'Fénykép készítése vagy kiválasztása',
  photo: '{position, number}. fénykép',
  remove: '{position, number}. fénykép törlése',
  tooMany: 'Legfeljebb {max, number} fénykép csatolható, a többit kihagytuk.',
  reading: 'Fényképek beolvasása…',
} as const
