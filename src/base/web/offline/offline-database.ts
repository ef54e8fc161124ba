/** The browser's database of what is shown without a network; it goes with the login (accounts/web/session.ts). */
export const offlineDatabase = 'offline'
