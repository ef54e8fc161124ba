export default {
  greeting: 'Tisztelt {name}!',
  subject: 'Megrendelését megkaptuk: {number}',
  thanks:
    'Köszönjük megrendelését, {count, number} készülék igényét rögzítettük. A rögzítésükről csak ezt az egy levelet kapja; a készülékek állapotát a megrendelés oldalán követheti.',
  facts: {
    number: 'Megrendelés',
    reference: 'Saját hivatkozás',
    devices: 'Készülékek',
  },
  pickups: 'Mikor jön a futár?',
  pickup: '{day}, {window}, {address}: {count, number} készülék',
  devices: 'Készülékek',
  more: 'és még {count, number} készülék, a megrendelés oldalán',
  prepareTitle: 'Mit készítsen elő?',
  save: 'Mentse el az adatokat: a javítás előtt a készülékekről töröljük őket, és biztonsági mentést nem készítünk.',
  sheets: 'Nyomtassa ki a megrendelés oldaláról a címkéket és az átadás-átvételi lapokat. Nyomtató nélkül minden csomagra írja rá az igény számát.',
  documents: 'Garanciális javításhoz számla vagy jótállási jegy kell: a hiányzókat az egyes igények oldalán töltheti fel.',
  open: 'Megrendelés megnyitása',
  terms: 'Az Ön által elfogadott általános szerződési feltételeket PDF-ben csatoltuk. Kérjük, őrizze meg.',
  reminder: {
    subject: 'Holnap jön a futár, megrendelés: {number}',
    text: 'Holnap futárunk {count, number} készülékért keresi fel Önt. Kérjük, készítse elő őket.',
    label: 'Írja rá minden csomagra az igény számát, ha nincs rajta címke.',
  },
} as const
