import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** How many an account can have: more are no use, and a list must end. */
export const maxPasskeys = 20

/** As the list shows it. Times as `2026-11-21T09:15:00Z`. */
export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Its keeper (a phone’s or a browser’s account) has a copy, so it survives the device. */
  isBackedUp: z.boolean(),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyName = z.strictObject({ name: lineOfText(60).refine((name) => name !== '', refusedWith('REQUIRED')) }, wrongType)

const base64url = (max: number) =>
  z
    .string(wrongType)
    .max(max, refusedWith('PASSKEY_NOT_VALID'))
    .regex(/^[\w-]*$/, refusedWith('PASSKEY_NOT_VALID'))

/** WebAuthn limits a credential id to 1023 bytes. */
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key', refusedWith('PASSKEY_NOT_VALID')) }
const clientDataJSON = base64url(8000)

/** What the browser answers when it made a passkey (WebAuthn `RegistrationResponseJSON`, as far as it is needed). */
export const newPasskey = z.strictObject(
  {
    ...credential,
    response: z.strictObject(
      { clientDataJSON, attestationObject: base64url(40_000), transports: z.array(z.string(wrongType).max(40), wrongType).max(10) },
      wrongType,
    ),
  },
  wrongType,
)

/** What the browser answers when somebody showed a passkey (WebAuthn `AuthenticationResponseJSON`, as far as it is needed). */
export const shownPasskey = z.strictObject(
  {
    ...credential,
    response: z.strictObject(
      { clientDataJSON, authenticatorData: base64url(8000), signature: base64url(8000), userHandle: base64url(400).optional() },
      wrongType,
    ),
  },
  wrongType,
)
export type ShownPasskey = z.output<typeof shownPasskey>

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key') }))

/** What the browser is asked to make a passkey by. It can be found without a name, and wants its owner: a fingerprint, a face, a PIN. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: known,
})

/** What the browser is asked for a passkey by. An empty list: any of this portal’s, which is how a login learns who comes. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: known,
})
