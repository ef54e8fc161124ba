export const hu = {
  systemMessageNotFound: 'Nem található rendszerüzenet.',
}
