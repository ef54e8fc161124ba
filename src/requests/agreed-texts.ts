/** The texts whose versions a booking keeps; whoever books had them before their eyes, or had them read out. */
export const agreedTexts = ['privacy', 'terms', 'generalInfo', 'serviceTerms'] as const
export type AgreedText = (typeof agreedTexts)[number]
