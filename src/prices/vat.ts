/** Percent (Áfa tv. 82. § (1)). */
export const vatPercent = 27

/** The VAT of a net sum: whole forints, halves up. */
export const vatOf = (net: number): number => Math.floor((net * vatPercent + 50) / 100)

export const grossOf = (net: number): number => net + vatOf(net)
