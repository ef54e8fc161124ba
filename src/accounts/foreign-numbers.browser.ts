import type { foreignNumbers as onTheServer } from './foreign-numbers.ts'

let parse: ReturnType<typeof onTheServer> = null
let loading: Promise<void> | null = null

/** The same in a browser: 25 kB, which come once somebody types a number that is not Hungarian. */
export const foreignNumbers: typeof onTheServer = () => {
  loading ??= import('libphonenumber-js/min').then(
    ({ parsePhoneNumberFromString }) => {
      parse = (typed) => parsePhoneNumberFromString(typed, 'HU')
    },
    () => {
      // Asked for again with the next number.
      loading = null
    },
  )
  return parse
}
