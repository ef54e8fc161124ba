export default {
  subject: {
    proforma: 'Díjbekérő a javításról: {number}',
    final: 'Számla a javításról: {number}',
    storno: 'Érvénytelenítettük a számlát: {number}',
    correcting: 'Helyesbítő számla: {number}',
  },
  text: {
    proforma: 'Elkészült a díjbekérő, levelünkhöz csatoltuk. A számlát az összeg beérkezése után állítjuk ki, a készüléket utána indítjuk vissza.',
    final: 'Elkészült a számla, levelünkhöz csatoltuk.',
    storno: 'Egy korábbi számlát érvénytelenítettünk, a sztornó számlát csatoltuk. Ha már fizetett, az összeget visszatérítjük.',
    correcting: 'A számlát helyesbítettük, a helyesbítő számlát csatoltuk. A különbözetet visszatérítjük.',
  },
  paid: 'A számla összegét megkaptuk, további fizetési teendője nincs.',
  how: {
    cash: 'Az összeget a futárnak fizeti, készpénzben. Az igény oldalán más fizetési módot is választhat.',
    transfer: 'Kérjük, utalja át az összeget a határidőig. A közleményt pontosan így adja meg.',
    online: 'Az összeget az igény oldalán, online fizetheti ki. A készüléket a fizetés után indítjuk vissza.',
  },
  facts: {
    number: 'Számla sorszáma',
    proformaNumber: 'Díjbekérő sorszáma',
    gross: 'Bruttó összeg',
    cash: 'Készpénzben',
    dueOn: 'Fizetési határidő',
    method: 'Fizetési mód',
    account: 'Bankszámlaszám',
    reference: 'Közlemény',
  },
  pay: 'Fizetés és az igény oldala',
  collective: {
    greeting: 'Tisztelt Biztosító!',
    subject: { final: 'Gyűjtőszámla a javításokról, {month}: {number}', storno: 'Érvénytelenítettük a gyűjtőszámlát, {month}: {number}' },
    text: {
      final:
        'Elkészült a gyűjtőszámla a hónapban befejezett javításokról, levelünkhöz csatoltuk. Kérjük, utalják át az összeget a határidőig, és a közleményt pontosan így adják meg.',
      storno:
        'Egy korábbi gyűjtőszámlát érvénytelenítettünk, a sztornó számlát csatoltuk. Ha a javításokat újra számlázzuk, az új számlát külön levélben küldjük.',
    },
    month: 'Időszak',
  },
}
