export default {
  orderPickup: {
    next: 'Futár rendelése az ügyfélhez',
    taken: 'Futár megrendelve',
    open: 'Futár megrendelése',
    title: 'Megrendeli most a futárt az ügyfélhez?',
    lead: 'A futár az igényben megadott napon és idősávban megy ki. Az ügyfél levélben megkapja a csomagszámot.',
    confirm: 'Megrendelem',
    done: 'A futárt megrendelte.',
  },
  failPickup: {
    next: 'Sikertelen felvétel rögzítése',
    taken: 'Sikertelen felvétel',
    open: 'A felvétel nem sikerült',
    title: 'A futár nem tudta átvenni a készüléket?',
    lead: 'Az első alkalom után a futárt a következő munkanapra újra megrendeljük, az utolsó után az ügyfél választ új napot. Az ügyfelet levélben értesítjük.',
    confirm: 'Rögzítem, hogy nem sikerült',
    done: 'Rögzítette a sikertelen felvételt.',
  },
  receiveDevice: {
    next: 'Készülék átvétele',
    taken: 'Készülék átvéve',
  },
  reopenOnArrival: {
    next: 'Érkezett a lemondott igény készüléke',
    taken: 'Készülék átvéve, lemondott igény újranyitva',
  },
  sendQuote: {
    next: 'Árajánlat készítése',
    taken: 'Árajánlat elküldve',
  },
  reviseQuote: {
    next: 'Új árajánlat-változat',
    taken: 'Új árajánlat-változat elküldve',
  },
  acceptQuote: {
    next: 'Az ügyfél döntésének rögzítése',
    taken: 'Árajánlat elfogadva',
  },
  rejectQuote: {
    taken: 'Árajánlat elutasítva',
  },
  expireQuote: {
    taken: 'Árajánlat lejárt',
  },
  finishRepair: {
    next: 'Kész a javítás',
    taken: 'Javítás kész',
    open: 'A javítás elkészült',
    title: 'Elkészült a javítás?',
    lead: 'A munkalapot lezárjuk, és az ügyfélnek elküldjük a munkalappal és a jótállási jeggyel együtt.',
    confirm: 'Igen, elkészült',
  },
  finishWithoutRepair: {
    next: 'Visszaküldés javítás nélkül',
    taken: 'Visszaküldés javítás nélkül',
    open: 'Visszaküldés javítás nélkül',
    title: 'Visszaküldi a készüléket javítás nélkül?',
    lead: 'A munkalapot lezárjuk, és az ügyfelet értesítjük.',
    confirm: 'Lezárás és visszaküldés',
  },
  offerBuyback: {
    next: 'Bevizsgálás és végleges vételi ajánlat',
    taken: 'Végleges vételi ajánlat elküldve',
  },
  acceptBuyback: {
    next: 'Az ügyfél döntésének rögzítése',
    taken: 'Vételi ajánlat elfogadva',
  },
  declineBuyback: {
    taken: 'Vételi ajánlat elutasítva',
  },
  expireBuyback: {
    taken: 'Vételi ajánlat lejárt',
  },
  returnBuyback: {
    next: 'Díjmentes visszaküldés vásárlás nélkül',
    taken: 'Díjmentes visszaküldés vásárlás nélkül',
  },
  payBuyback: {
    next: 'A vételár kifizetésének rögzítése',
    taken: 'Vételár kifizetve',
  },
  issueInvoice: {
    taken: 'Számla kiállítva',
  },
  orderDelivery: {
    next: 'Visszaszállítás rendelése',
    taken: 'Visszaszállítás megrendelve',
    open: 'Visszaszállítás megrendelése',
    title: 'Megrendeli most a visszaszállítást?',
    lead: 'A futár az igényben megadott címre vagy csomagautomatába viszi a készüléket.',
    confirm: 'Megrendelem',
    done: 'A visszaszállítást megrendelte.',
  },
  ship: {
    next: 'A futár elvitte',
    taken: 'A futár elvitte',
    open: 'A futár elvitte',
    title: 'A futár elvitte a csomagot a szervizből?',
    lead: 'Az ügyfél levelet kap a csomagszámmal és a fizetendő összeggel.',
    confirm: 'Rögzítem, hogy elvitte',
    done: 'Rögzítette, hogy a csomag úton van.',
  },
  failDelivery: {
    next: 'Sikertelen kézbesítés rögzítése',
    taken: 'Sikertelen kézbesítés',
    open: 'A kézbesítés nem sikerült',
    title: 'A futár nem tudta átadni a csomagot?',
    lead: 'Az első alkalom után a futár magától újra megpróbálja, az utolsó után az igény az ügyfélre vár. Az ügyfelet levélben értesítjük.',
    confirm: 'Rögzítem, hogy nem sikerült',
    done: 'Rögzítette a sikertelen kézbesítést.',
  },
  handBack: {
    next: 'Az ügyfél megkapta',
    taken: 'Az ügyfél visszakapta',
    open: 'Az ügyfél átvette',
    title: 'Az ügyfél átvette a készüléket?',
    lead: 'Ezzel az igény lezárul, megjavított készüléknél elindul a szervizgarancia, és az ügyfél értékelést kérő levelet kap.',
    confirm: 'Rögzítem és lezárom az igényt',
    done: 'Az igényt lezárta.',
  },
} as const
