export default {
  subject: {
    proforma: 'Díjbekérő a javításról: {number}',
    final: 'Számla: {number}',
    storno: 'Érvénytelenítettük a számlát: {number}',
    correcting: 'Helyesbítettük a számlát: {number}',
  },
  ofWithdrawal: {
    proforma: 'Díjbekérő az elállásig elvégzett munkáról: {number}',
    text: 'Annak a munkának az arányos díjáról szól, amelyet az Ön kifejezett kérésére az elállásáig elvégeztünk.',
  },
  text: {
    proforma: 'Elkészült a díjbekérő, levelünkhöz csatoltuk. A számlát az összeg beérkezése után állítjuk ki, a készüléket utána indítjuk vissza.',
    final: 'Elkészült a számla, levelünkhöz csatoltuk.',
    storno: 'Érvénytelenítettük ezt a számlát: {number}. A sztornószámlát levelünkhöz csatoltuk.',
    correcting: 'Helyesbítettük ezt a számlát: {number}. A helyesbítő számlát levelünkhöz csatoltuk.',
  },
  paid: 'A számla összegét megkaptuk, további fizetési teendője nincs.',
  overpaid: 'Átutalásából {amount} több érkezett, mint amennyi járt. A többletet visszaküldjük, és e-mailt írunk róla, amikor megtörtént.',
  moneyBack: {
    letOff: 'A befizetett összeget visszatérítjük: {amount}.',
    owedAnew: 'A befizetett összeget visszatérítjük, vagy az új számlába számítjuk be: {amount}.',
    correcting: 'A különbözetet visszatérítjük: {amount}.',
  },
  how: {
    cash: 'Az összeget a futárnak fizeti, készpénzben. Az igény oldalán más fizetési módot is választhat.',
    transfer: 'Kérjük, utalja át az összeget a határidőig. A közleményt pontosan így adja meg.',
    online: 'Az összeget az igény oldalán, online fizetheti ki. A készüléket a fizetés után indítjuk vissza.',
  },
  facts: {
    number: 'Számla sorszáma',
    stornoNumber: 'Sztornószámla sorszáma',
    cancelledNumber: 'Érvénytelenített számla',
    correctingNumber: 'Helyesbítő számla sorszáma',
    correctedNumber: 'Helyesbített számla',
    proformaNumber: 'Díjbekérő sorszáma',
    gross: 'Bruttó összeg',
    cash: 'Készpénzben',
    dueOn: 'Fizetési határidő',
    method: 'Fizetési mód',
    beneficiary: 'Kedvezményezett',
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
        'Egy korábbi gyűjtőszámlát érvénytelenítettünk, a sztornószámlát csatoltuk. Ha a javításokat újra számlázzuk, az új számlát külön levélben küldjük.',
    },
    month: 'Időszak',
  },
}
