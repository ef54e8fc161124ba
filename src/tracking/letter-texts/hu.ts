export default {
  greeting: 'Tisztelt Ügyfelünk!',
  signature: 'Mobilfutár',
  requestNumber: 'Igény azonosítója',
  device: 'Készülék',
  trackingLogin: {
    subject: 'Igény nyomon követése: {number}',
    text: 'Ehhez az igényhez kérték a nyomon követés megnyitását a Mobilfutár portálon. Az oldal megnyitása után egy gombbal erősítse meg a belépést:',
    button: 'Igény megnyitása',
  },
  viewerLogin: {
    subject: 'Javítási dokumentumok: {number}',
    text: 'Ehhez az igényhez kérték a javítási dokumentumok megnyitását a Mobilfutár portálon. Az oldal megnyitása után egy gombbal erősítse meg a belépést:',
    button: 'Dokumentumok megnyitása',
  },
  validity: 'A hivatkozás {minutes, number} percig érvényes, és egyszer használható.',
  notYou: 'Ha nem Ön kérte, nincs teendője. Ne adja tovább ezt a levelet: aki megnyitja a hivatkozást, látja az igényét.',
} as const
