/** As the providers write themselves. */
export const providerNames = { paypal: 'PayPal', simplepay: 'SimplePay' } as const
