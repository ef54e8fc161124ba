import type { ApiScope } from '#accounts/api-scope.ts'

/** A scope as the texts name it: keys of texts hold no dots. */
export const scopeWords = {
  'requests.read': 'requestsRead',
  'requests.write': 'requestsWrite',
  decisions: 'decisions',
  documents: 'documents',
  orders: 'orders',
  preAlerts: 'preAlerts',
} as const satisfies Record<ApiScope, string>
