export default {
  title: 'Csomagcímke: {number}',
  sample: 'Mintacímke a futárszimulátortól; futár nem szállítja.',
  from: 'Feladó',
  to: 'Címzett',
  locker: 'Átvételi pont: {code}',
  day: 'Felvétel napja: {day}',
  cash: 'Utánvét: {amount}',
  note: 'Megjegyzés a futárnak: {note}',
  barcode: 'A csomag száma vonalkódként: {number}',
  fileName: 'csomagcimke-{number}.pdf',
} as const
