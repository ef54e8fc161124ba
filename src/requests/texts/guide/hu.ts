export default {
  title: 'Útmutató dolgozói igényléshez',
  lead: 'Saját készülékét is javítjuk. Így készüljön fel, és így zajlik.',
  start: 'Dolgozói igénylés indítása',
  prepare: {
    title: 'Mit készítsen elő?',
    identifier: 'Az IMEI-számot vagy a gyári számot: az IMEI-t a *#06# hívásával nézheti meg.',
    documents: 'Garanciális javításhoz a számla másolatát vagy a jótállási jegyet, PDF-ben, fájlonként legfeljebb {max, number}\u00A0MB-ot.',
    backup: 'Biztonsági mentést: a javítás előtt a készülékről minden adatot törlünk, és mi nem készítünk mentést.',
    lock: 'Kapcsolja ki a készülékkeresőt és a képernyőzárat.',
    sim: 'Vegye ki a SIM- és a memóriakártyát.',
    pack: 'Töltési vagy akkumulátorhibánál adja át a gyári töltőt és kábelt is.',
  },
  how: {
    title: 'Hogyan zajlik?',
    book: 'A dolgozói igénylésben megadja a készüléket, a hibát, és hogy hol vegye át a futár.',
    pickup: 'Ha munkanapon {time} előtt küldi el, a futár leghamarabb a következő munkanapon jön.',
    repair: 'A javítás várható ideje {from, number}–\u2060{to, number}\u00A0munkanap.',
    decide: 'Fizetős javításnál árajánlatot küldünk: {days, number} munkanapig dönthet róla.',
    back: 'A készüléket a futár viszi vissza; a javításra {months, number} hónap jótállást adunk.',
  },
  cost: {
    title: 'Mibe kerül?',
    warranty: 'A garanciális javítás díjtalan.',
    courier: 'Elfogadott árajánlatnál a futár oda-vissza díja {fee}, az árajánlat tartalmazza.',
    refused: 'Elutasított vagy megválaszolatlan árajánlatnál a bevizsgálás {fee}, a futár oda-vissza {courier}.',
    noFault: 'Ha nem találunk hibát, vagy a garancia nem érvényes, a visszaszállítás {fee}.',
  },
} as const
