export default {
  facts: {
    claim: 'Kárszám',
    number: 'Igény azonosítója',
    insured: 'Biztosított',
    device: 'Készülék',
    gross: 'Fizetendő (bruttó)',
  },
  sheet: {
    title: 'Árajánlat biztosítói javításra',
    fileName: 'Árajánlat biztosítónak {number}, {version}. változat.pdf',
    ask: 'Kérjük, közöljék velünk írásban, hogy a javítás költségét teljes egészében vagy az önrész kivételével vállalják-e, illetve ha nem vállalják.',
  },
  asked: {
    subject: 'Árajánlat javításra, kárszám: {claim}, igény: {number}',
    text: 'Tisztelt Biztosító! A biztosítottjuk készülékét bevizsgáltuk. Mellékeljük a javítás árajánlatát, és kérjük, döntsenek a költség megtérítéséről.',
    how: 'Kérjük, erre a levélre válaszolva közöljék, hogy a költséget teljes egészében vagy az önrész kivételével vállalják-e. A javítást csak a válaszuk után kezdjük meg.',
  },
  answered: {
    acceptedSubject: 'A biztosító vállalta a javítás költségét, igény: {number}',
    acceptedText:
      'A biztosító vállalta a javítás teljes költségét, ezért megkezdjük a javítást. Önnek a javításért nem kell fizetnie, és most nincs teendője.',
    refusedSubject: 'A biztosító nem vállalta a javítás költségét, igény: {number}',
    refusedText:
      'A biztosító nem vállalta a javítás költségét. Árajánlatot készítünk a javításra, amelyről Ön dönt; ez még nem jár fizetési kötelezettséggel. Ha nem kér árajánlatot, az igény oldalán visszakérheti a készüléket, és díjmentesen visszaküldjük.',
  },
  ownShare: {
    line: 'Önrész a biztosítói javítás költségéből',
    note: 'A javítás költsége {all}. A biztosító ebből {insurer} megfizetését vállalta; az Ön önrésze {share}.',
    mail: 'A biztosító az önrész kivételével vállalta a javítás költségét. Az önrészről készült ajánlatról Ön dönt.',
  },
} as const
