import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

type Sending = {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly patienceMs: number
  /** Of the answer so much is read. */
  readonly maxBytes: number
  /** For tests on the machine itself: loopback and plain http are a stranger too. */
  readonly allowLoopback: boolean
  /** How names are resolved; unless told, as the machine does. */
  readonly resolveName?: typeof resolve
}

/** Why nothing was sent, or nothing came back. */
export class NotSent extends Error {
  readonly reason: 'address' | 'http' | 'time' | 'connection'
  constructor(reason: NotSent['reason']) {
    super(`Not sent: ${reason}`)
    this.reason = reason
  }
}

/** A name of this machine itself, which needs no asking. */
const isLocalName = (host: string) => /(^|\.)localhost$/.test(host)

/**
 * What is wrong with an address as it is written, before anybody is asked what its name stands for: it is not https, or not a host of the public internet.
 * @param allowLoopback as in `Sending`
 */
export function unsendable(url: string, allowLoopback: boolean): 'http' | 'address' | null {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !(protocol === 'http:' && allowLoopback)) return 'http'
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isLocalName(host)) return allowLoopback ? null : 'address'
  return isIP(host) !== 0 && !isAllowed(host, allowLoopback) ? 'address' : null
}

const isAllowed = (address: string, allowLoopback: boolean) => isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address))

/**
 * Posts JSON to an address that somebody else chose (SECURITY, SSRF). Whether it is a host of the public internet is asked of the very address
 * that is connected to, at every connection, so a name that resolves to another one next time gains nothing. One connection for each; a
 * redirect is an answer like any other and is not followed.
 * @returns the status and the beginning of the answer
 * @throws NotSent
 */
export async function postToStranger(url: string, sending: Sending): Promise<{ status: number; text: string }> {
  const to = new URL(url)
  // A name goes through `lookup` below; an address does not.
  const wrong = unsendable(url, sending.allowLoopback)
  if (wrong) throw new NotSent(wrong)
  return new Promise((done, fail) => {
    const request = (to.protocol === 'https:' ? https : http).request(to, {
      method: 'POST',
      agent: false,
      lookup: guarded((address) => isAllowed(address, sending.allowLoopback), sending.resolveName ?? resolve),
      headers: { ...sending.headers, 'content-length': Buffer.byteLength(sending.body) },
      signal: AbortSignal.timeout(sending.patienceMs),
    })
    request.on('error', (error) => fail(reasonOf(error)))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const finish = () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, sending.maxBytes).toString('utf8') })
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size < sending.maxBytes) return
        finish()
        request.destroy()
      })
      response.on('end', finish)
      response.on('error', (error) => fail(reasonOf(error)))
    })
    request.end(sending.body)
  })
}

/** Of what a name stands for, only what is allowed is connected to; where one address is not, none is. */
function guarded(isTaken: (address: string) => boolean, resolveName: typeof resolve): LookupFunction {
  return (name, options, answer) => {
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, '', 0)
      if (addresses.length === 0 || !addresses.every(({ address }) => isTaken(address))) return answer(new NotSent('address'), '', 0)
      if (options.all) return answer(null, addresses)
      const [first] = addresses
      return answer(null, first?.address ?? '', first?.family ?? 0)
    })
  }
}

const reasonOf = (error: Error): NotSent =>
  error instanceof NotSent ? error : new NotSent(error.name === 'AbortError' || error.name === 'TimeoutError' ? 'time' : 'connection')
