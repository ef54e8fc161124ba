/** An insurance claim number as the insurer writes it: blanks around do not count, letters are capitals. */
export const normaliseClaimNumber = (typed: string) => typed.trim().toUpperCase()

/** SPEC 5: AS or VF followed by 7 characters, no blanks or special characters. Whether it exists, the insurer's server says. */
export const isClaimNumber = (typed: string) => /^(AS|VF)[A-Z\d]{7}$/.test(normaliseClaimNumber(typed))
