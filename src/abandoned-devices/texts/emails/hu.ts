export default {
  owed: 'Fizetendő',
  notice: {
    subject: 'Készüléke nálunk várja Önt, igény: {number}',
    lastSubject: 'Utolsó értesítés: készülékét eddig őrizzük: {day}, igény: {number}',
    payment:
      'Készülékét visszaküldhetjük, de előtte ki kell egyenlíteni a kiállított számlát. Amint a befizetés megérkezik, a készüléket útnak indítjuk.',
    delivery: 'Készüléke visszakerült hozzánk, mert a futár nem tudta átadni. Kérjük, válasszon új kézbesítést vagy személyes átvételt.',
    collection: 'Készüléke nálunk van: a személyes átvételt választotta, de még nem jött érte. Ha inkább kézbesítést kér, azt is választhatja.',
    until: 'Eddig őrizzük',
    button: { payment: 'Fizetés és részletek', delivery: 'Kézbesítést választok', collection: 'Az igény megnyitása' },
    after:
      'A tárolásért nem kérünk díjat. Ha a megjelölt napig nem fizet, nem választ, illetve nem veszi át a készüléket, azt az általános szerződési feltételek szerint elhagyottnak tekinthetjük. Előtte még írunk Önnek.',
    lastAfter:
      'Ez az utolsó értesítésünk. Ha a megjelölt napig nem fizet, nem választ, illetve nem veszi át a készüléket, azt az általános szerződési feltételek szerint elhagyottnak tekinthetjük: az adatait töröljük, a készüléket pedig megtarthatjuk, értékesíthetjük vagy ártalmatlaníttathatjuk. A tartozás ettől nem szűnik meg.',
    call: 'Ha valami akadályozza, vagy nem ért egyet a számlával, hívjon minket: {phone}, munkanapokon {from}–{to}.',
  },
  account: {
    subject: 'Elszámolás az át nem vett készülékről, igény: {number}',
    lead: 'A készüléket többszöri értesítésünk ellenére a megőrzési idő végéig nem vette át, ezért az általános szerződési feltételek szerint elhagyottnak tekintjük, és az igényt lezártuk.',
    fate: {
      kept: 'A készüléken lévő adatokat töröltük, a készüléket megtartottuk.',
      sold: 'A készüléken lévő adatokat töröltük, a készüléket értékesítettük.',
      recycled: 'A készüléken lévő adatokat töröltük, a készüléket hulladékként, környezetkímélően ártalmatlaníttatjuk.',
    },
    day: 'A döntés napja',
    value: { kept: 'A készülék beszámított értéke', sold: 'Az értékesítés bevétele' },
    balance: {
      left: 'Ennyi maradt fizetendő: {amount}. Kérjük, a kiállított számla szerint egyenlítse ki.',
      yours: 'Önt illeti: {amount}. A kifizetés módját telefonon egyeztetjük Önnel.',
      even: 'Az elszámolás szerint egyik félnek sincs tartozása.',
    },
    objection: 'Ha az elszámolással nem ért egyet, írjon vagy hívjon minket: {phone}, munkanapokon {from}–{to}. Panaszt is tehet.',
  },
} as const
