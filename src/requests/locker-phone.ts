/** SPEC 5: the mobile prefixes a locker can send its opening code to. */
export const lockerPrefixes = ['20', '30', '31', '50', '51', '70'] as const

const lockerNumber = new RegExp(`^\\+36(${lockerPrefixes.join('|')})\\d{7}$`)

export const isLockerPhone = (e164: string) => lockerNumber.test(e164)
