import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { readonly challenge: string }

/** What an honest authenticator would not say, for tests. */
type Lies = {
  /** The page that asks, as the browser sees it. */
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly isUserVerified?: boolean
  readonly userHandle?: string
  readonly type?: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const present = 0x01
const verified = 0x04
const attested = 0x40

/**
 * A phone or a security key in software (ES256, attestation "none"), which counts its uses: makes one passkey and shows it, in the JSON our
 * calls take.
 */
export function createAuthenticator(site: string) {
  const { origin, hostname } = new URL(site)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let uses = 0
  let owner: string | undefined

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? origin, crossOrigin: false }))

  function authenticatorData(flags: number, lies: Lies, rest: Uint8Array = new Uint8Array()) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? uses)
    const isVerified = lies.isUserVerified ?? true
    return Buffer.concat([sha256(lies.rpId ?? hostname), Buffer.from([flags | present | (isVerified ? verified : 0)]), counter, rest])
  }

  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  return {
    id,
    make({ challenge, user }: Options & { readonly user: { readonly id: string } }, lies: Lies = {}) {
      owner = user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = authenticatorData(attested, lies, Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]))
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    show({ challenge }: Options, lies: Lies = {}) {
      uses += 1
      const data = clientData('webauthn.get', challenge, lies)
      const authData = authenticatorData(0, lies)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const userHandle = lies.userHandle ?? owner
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      }
    },
  }
}
