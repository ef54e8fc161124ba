export default {
  title: 'Készüléke nálunk vár Önre',
  until: 'Eddig őrizzük díjmentesen: {day}.',
  over: 'A megőrzési idő letelt: {day}. Amíg nem döntöttünk a készülék sorsáról, még átveheti.',
  todo: {
    payment: 'Egyenlítse ki a számlát, és a készüléket útnak indítjuk.',
    delivery: 'Válassza ki, hová vigyük, vagy vegye át nálunk.',
    collection: 'Jöjjön érte, vagy kérjen inkább kézbesítést.',
  },
  after:
    'Ha eddig a napig nem kapjuk meg az összeget, nem választ, illetve nem veszi át, a készüléket elhagyottnak tekinthetjük. Előtte még írunk Önnek.',
  terms: 'A készülék megőrzése az általános szerződési feltételekben',
} as const
