/**
 * What personal data is there for, with its basis in law (GDPR 6). The screen "My data" says it in the reader's language.
 * - `repair`: to carry out the repair that was ordered and to answer claims from it: contract and legitimate interest, (1) (b) and (f)
 * - `security`: to let in who may come in, and to find out who did: legitimate interest, (1) (f)
 * - `law`: because the law wants it kept: (1) (c)
 * - `account`: to keep an account for who asked for one, and for employees: contract, (1) (b)
 * - `retry`: to answer a repeated call as the first one: contract, (1) (b)
 * - `permissions`: to say who let an employee do what: legitimate interest, (1) (f)
 * - `correspondence`: to say what the customer was told and when: contract and legitimate interest, (1) (b) and (f)
 * - `quality`: to learn how we did: legitimate interest, (1) (f)
 * - `consents`: to prove which texts were accepted: GDPR 7 (1)
 * - `decisions`: to prove what was ordered and decided: contract and legitimate interest, (1) (b) and (f)
 * - `rights`: to carry out what the person asked by the GDPR, and to prove it: (1) (c)
 */
export const purposes = [
  'repair',
  'security',
  'law',
  'account',
  'retry',
  'permissions',
  'correspondence',
  'quality',
  'consents',
  'decisions',
  'rights',
] as const
export type Purpose = (typeof purposes)[number]

/** The headings under which a person is shown what is known of them. */
export const categories = [
  'account',
  'addresses',
  'requests',
  'orders',
  'messages',
  'documents',
  'decisions',
  'workshop',
  'delivery',
  'payments',
  'consents',
  'access',
  'rights',
] as const
export type Category = (typeof categories)[number]
