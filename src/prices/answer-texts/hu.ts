export const hu = {
  repairPriceNote: 'Tájékoztató ár: a végleges árat a bevizsgálás után közöljük.',
  ownPriceNote: 'Az árak a cégük saját árlistája szerint értendők.',
  coveredNote: 'Ezt a javítást a garancia vagy a biztosítás fedezi, ha a bevizsgálás igazolja.',
}
