import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

type Parse = (typed: string) => PhoneNumber | undefined

/**
 * Reads the numbers of all countries. Min metadata on purpose: max metadata refuses the existing prefix 51 (DOMAIN 0.11).
 * Null: not here yet; that is only so in a browser (foreign-numbers.browser.ts).
 */
export const foreignNumbers = (): Parse | null => (typed) => parsePhoneNumberFromString(typed, 'HU')
