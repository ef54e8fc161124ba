export default {
  facts: {
    worksheet: 'Munkalap száma',
    arrivedAt: 'Átvétel időpontja',
  },
  arrived: {
    subject: 'Megérkezett a készülék, igény: {number}',
    differentSubject: 'Megérkezett a készülék, eltérést rögzítettünk, igény: {number}',
    text: 'A készüléket szervizünkben átvettük, és munkalapot nyitottunk róla.',
    reopenedSubject: 'Lemondott igényhez érkezett készülék, igény: {number}',
    reopenedText:
      'Ezt az igényt lemondta, a készülék azonban megérkezett szervizünkbe. Átvettük, munkalapot nyitottunk róla, és az igényt újra megnyitottuk.',
    reopenedChoice:
      'Ha a javítást nem kéri, írja meg nekünk vagy hívjon minket: a készüléket díjmentesen visszaküldjük. Díjköteles munkát csak az Ön elfogadása után végzünk.',
    reopenedChoiceWithin: 'Ha a javítást nem kéri, írja meg nekünk vagy hívjon minket: a készüléket díjmentesen visszaküldjük.',
    secondSubject: 'Még egy készülék volt a csomagban, kérjük válaszát, igény: {number}',
    secondText:
      'Még egy készüléket találtunk abban a csomagban, amely ehhez az igényéhez érkezett: {first}. Átvettük, munkalapot nyitottunk róla, és külön igényként kezeljük.',
    secondNext:
      'Az igény oldalán írja meg, mi a készülék hibája, és fogadja el a feltételeket, vagy jelezze, hogy javítás nélkül kéri vissza. Válaszáig a készülékkel nem dolgozunk, és díjat nem számítunk fel. Javítás nélkül díjmentesen küldjük vissza.',
    found: 'Amit az átvételkor találtunk',
    disagree: 'Ha valamit másként tud, kérjük, mielőbb jelezze nekünk az alábbi elérhetőségeinken.',
    locator: 'Kérjük, kapcsolja ki a készülékkereső funkciót: {locator}. Bekapcsolt funkcióval a készüléket nem tudjuk megjavítani.',
    nextTitle: 'Mi történik ezután?',
    paid: 'Szakembereink bevizsgálják a készüléket, és árajánlatot küldünk. Javítani csak az Ön elfogadása után kezdünk.',
    paidWithin:
      'Szakembereink bevizsgálják a készüléket. Ha a javítás ára az Ön {limit} költséghatárán belül van, azonnal megkezdjük; ha drágább, árajánlatot küldünk, és csak az Ön elfogadása után kezdünk.',
    buyback: 'Szakembereink bevizsgálják a készüléket, és elküldjük a végleges vételi ajánlatunkat. Ha nem fogadja el, díjmentesen visszaküldjük.',
    warranty: 'Szakembereink bevizsgálják és megjavítják a készüléket. A javítás várható ideje {from}–{to} munkanap.',
    insurance: 'Szakembereink bevizsgálják a készüléket. A javítás költségéről a biztosító dönt; a javítás várható ideje {from}–{to} munkanap.',
  },
} as const
