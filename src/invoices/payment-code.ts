/** The longest a name or a reference may be. */
const maxText = 70

const iban = /^HU\d{26}$/

/** Of a Hungarian account number in groups (GIRO): 16 digits are filled up to 24, and checked by mod 97 (ISO 13616). */
export function ibanOf(account: string): string {
  const digits = account.replaceAll(/\D/g, '').padEnd(24, '0')
  // HU is 17 30 in digits.
  const rest = BigInt(`${digits}173000`) % 97n
  return `HU${String(98n - rest).padStart(2, '0')}${digits}`
}

export type Transfer = {
  readonly account: string
  readonly beneficiary: string
  /** Whole forints. */
  readonly amount: number
  readonly reference: string
  /** The last moment a bank should offer it, as `20261201235959`, by the clock of Budapest. */
  readonly validUntil: string
}

/**
 * What the QR code of a transfer holds, as Hungarian banking apps read it: the data entry format of the MNB for instant payments (HCT 001),
 * a line each: version, character set, BIC, name, IBAN, amount, validity, purpose, reference, then identifiers we leave out.
 */
export function transferCode({ account, beneficiary, amount, reference, validUntil }: Transfer): string {
  const to = ibanOf(account)
  if (!iban.test(to)) throw new Error(`${account} is no account number`)
  const lines = ['HCT', '001', '1', '', beneficiary.slice(0, maxText), to, `HUF${amount}`, `${validUntil}+1`, '', reference.slice(0, maxText)]
  return `${[...lines, '', '', '', '', '', '', ''].join('\n')}\n`
}
