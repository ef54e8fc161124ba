const dot = '•'

/** The first letter of each word: `Kovácsné Nagy` → `K••••• N•••`. */
export const maskName = (name: string) =>
  name
    .split(' ')
    .map((word) => [...word].map((sign, i) => (i === 0 ? sign : dot)).join(''))
    .join(' ')

/** The last four signs: enough to recognise one's own number, too little to use somebody else's. */
export const maskEnd = (text: string, shown = 4) => dot.repeat(Math.max(0, text.length - shown)) + text.slice(-shown)

/** `kovacs.eva@pelda.hu` → `k•••@p••••.hu`; the number of dots does not tell the length. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const ending = domain.slice(domain.lastIndexOf('.'))
  return `${local.slice(0, 1)}${dot.repeat(3)}@${domain.slice(0, 1)}${dot.repeat(4)}${ending}`
}

/** `1134` → `11••` */
export const maskPostalCode = (code: string) => code.slice(0, 2) + dot.repeat(Math.max(0, code.length - 2))
