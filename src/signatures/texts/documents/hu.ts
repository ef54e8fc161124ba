export default {
  signed: 'Aláírta: {signer}, {at}',
  signedByName: 'A nevének beírásával jóváhagyta: {at}',
  signature: '{signer} aláírása',
  signatureOf: 'Aláírás: {signer}',
} as const
