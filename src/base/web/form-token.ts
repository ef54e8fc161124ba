import { callTimeout } from './call-timeout.ts'

/** The CSRF token of the form that is open: asked for once, renewed while a form stands, thrown away when refused. */
let token: Promise<string> | null = null

/** Asks for a new token; the cookie that belongs to it comes with the answer. */
export function renewFormToken(): Promise<string> {
  const asked = ask().catch((error: unknown) => {
    if (token === asked) token = null
    throw error
  })
  token = asked
  return asked
}

export const formToken = (): Promise<string> => token ?? renewFormToken()

async function ask(): Promise<string> {
  const response = await fetch('/api/create-csrf-token', { signal: AbortSignal.timeout(callTimeout) })
  if (!response.ok) throw new Error(`create-csrf-token: ${response.status}`)
  const answer = (await response.json()) as { data: { token: string } }
  return answer.data.token
}
