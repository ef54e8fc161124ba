export const hu = {
  systemMessageNotFound: 'Nem található rendszerüzenet.',
  repairPriceNote: 'Tájékoztató ár: a végleges árat a bevizsgálás után közöljük.',
}
