import type { foreignNumbers as onTheServer } from './foreign-numbers.ts'

let parse: ReturnType<typeof onTheServer> = null
let isLoading = false

/** The same in a browser: 25 kB, which come once somebody types a number that is not Hungarian. */
export const foreignNumbers: typeof onTheServer = () => {
  if (!isLoading) void load()
  return parse
}

async function load() {
  isLoading = true
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
    parse = (typed) => parsePhoneNumberFromString(typed, 'HU')
  } catch {
    // Asked for again with the next number.
    isLoading = false
  }
}
