/** What an API key of a company can be allowed (decision 88). A call that names none of these opens to no key. */
export const apiScopes = ['requests.read', 'requests.write', 'decisions', 'documents', 'orders', 'preAlerts'] as const
export type ApiScope = (typeof apiScopes)[number]

/** The key with which somebody calls instead of a session. */
export type CallingKey = { readonly id: number; readonly name: string; readonly scopes: readonly ApiScope[] }

/** Of the scopes stored with a key those that mean something today, each once. */
export const knownScopes = (stored: readonly string[]): ApiScope[] => apiScopes.filter((scope) => stored.includes(scope))

/**
 * Whether a key opens a call: its row names one of the key's scopes, or answers the same to everybody, logged in or not.
 * @param call a row of api.ts
 */
export const keyOpens = (
  { scopes }: CallingKey,
  call: { readonly scope?: string | undefined; readonly cacheSeconds?: number | undefined },
): boolean => (call.scope === undefined ? call.cacheSeconds !== undefined : scopes.some((scope) => scope === call.scope))
