import type { z } from 'zod'
import type { newPasskey, passkeyCreation, passkeyRequest, shownPasskey } from '../../passkey.ts'

/** False while a page is prerendered, too. */
export const supportsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/**
 * The browser did not do it: its owner closed the question, waited too long, or the device cannot. Browsers do not tell which, so that no page
 * learns whether there is a passkey. `isKnown`: this device has one for this account already.
 */
export class PasskeyNotDone extends Error {
  readonly isKnown: boolean
  constructor(cause: unknown) {
    super('The browser did not complete it', { cause })
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

const orNotDone = (cause: unknown): never => {
  throw new PasskeyNotDone(cause)
}

/** On demand: a visitor who never asks for a passkey loads none of it. */
const library = () => import('@simplewebauthn/browser')

/** Has the browser make a passkey. @throws PasskeyNotDone */
export async function makePasskey(options: z.output<typeof passkeyCreation>): Promise<z.input<typeof newPasskey>> {
  const { startRegistration } = await library()
  const { id, rawId, response } = await startRegistration({ optionsJSON: options }).catch(orNotDone)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** Has the browser ask for a passkey. @throws PasskeyNotDone */
export async function askForPasskey(options: z.output<typeof passkeyRequest>): Promise<z.input<typeof shownPasskey>> {
  const { startAuthentication } = await library()
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options }).catch(orNotDone)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) } }
}
