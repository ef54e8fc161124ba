export default {
  how: 'Hogyan írja alá?',
  kinds: {
    drawn: 'A képernyőn',
    typed: 'Név beírásával',
    printed: 'Papíron',
  },
  signer: 'Az aláíró neve',
  signerHint: 'Ha más ír alá, az ő neve',
  clear: 'Aláírás törlése',
  drawn: 'Aláírómező, alá van írva',
  empty: 'Aláírómező, üres',
} as const
