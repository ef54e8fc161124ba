/**
 * What a customer presses and declares when ordering a repair, and when selling a device. Each wording is kept as a text version, and the
 * decision points at it.
 */
export const decisionTextKinds = ['orderToPay', 'startNow', 'startLoss', 'sellerOwns', 'sellDevice'] as const
export type DecisionText = (typeof decisionTextKinds)[number]
