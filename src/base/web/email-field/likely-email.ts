import { slips } from '../../misspelt.ts'

/** Where the customers of these four languages have their addresses. A name that is like another of the list is in it so that nobody is asked about it. */
const known = [
  ...['gmail.com', 'googlemail.com', 'freemail.hu', 'citromail.hu', 'indamail.hu', 'vipmail.hu', 'mailbox.hu', 'email.hu', 'mail.hu', 'index.hu'],
  ...['t-online.hu', 'upcmail.hu', 'chello.hu', 'digikabel.hu', 'invitel.hu', 'enternet.hu', 'telekom.hu', 'pr.hu', 'startadsl.hu'],
  ...['hotmail.com', 'hotmail.hu', 'hotmail.de', 'outlook.com', 'outlook.hu', 'outlook.de', 'live.com', 'msn.com', 'windowslive.com'],
  ...['yahoo.com', 'yahoo.de', 'yahoo.co.uk', 'ymail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'mail.com', 'email.com', 'proton.me'],
  ...['protonmail.com', 'protonmail.ch', 'pm.me', 'zoho.com', 'fastmail.com', 'tutanota.com', 'gmx.com', 'gmx.de', 'gmx.at', 'gmx.net', 'gmx.ch'],
  ...['web.de', 't-online.de', 'freenet.de', 'arcor.de', 'online.de', 'siol.net', 'siol.com', 'amis.net', 'telemach.net', 'volja.net', 't-2.net'],
] as const

/** Of the names above, those whose likes are asked about: nobody has an address at these by accident, and they are long enough to be told apart. */
const often: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'freemail.hu', 'citromail.hu', 'indamail.hu', 'vipmail.hu', 't-online.hu', 'upcmail.hu', 'digikabel.hu'],
  ...['hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'protonmail.com', 'windowslive.com', 't-online.de', 'freenet.de', 'telemach.net'],
]

/** The right name with the wrong ending, which is too far from it to be a slip of a finger. */
const wrongEnding = new Map([
  ['gmail.hu', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmail.si', 'gmail.com'],
  ['freemail.com', 'freemail.hu'],
  ['citromail.com', 'citromail.hu'],
  ['indamail.com', 'indamail.hu'],
])

/** The address somebody most likely meant, null where nothing speaks against the one they typed. */
export function likelyEmail(typed: string): string | null {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || (known as readonly string[]).includes(domain)) return null
  const meant = wrongEnding.get(domain) ?? often.find((name) => slips(domain, name, 1) === 1)
  return meant === undefined ? null : email.slice(0, at + 1) + meant
}
