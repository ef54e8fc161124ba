export default {
  title: '{number} megrendelés készülékei',
  lead: 'Megrendelve: {placed}. {count, number} készülék, egy átadás. Kérjük, nyomtassa ki, és a futárral írassa alá.',
  onlyFirst: 'Az átadás-átvételi lapok közül itt az első {max, number} található; a többit az igény oldalán nyithatja meg.',
  request: 'Igény',
  device: 'Készülék',
  identifier: 'IMEI- vagy gyári szám',
  sign: {
    place: 'Hely, dátum',
    customer: 'Átadó aláírása',
    courier: 'Futár aláírása',
  },
  sheetsName: '{number} átadás-átvételi lapok.pdf',
  labelsName: '{number} címkék.pdf',
  qr: 'QR-kód: az igény nyomon követése, {number}',
  barcode: 'Vonalkód: {number}',
} as const
