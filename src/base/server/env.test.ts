import { expect, test } from 'vitest'
import { CannotStart } from './cannot-start.ts'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  ALLOW_EMBEDDED_DATABASE: 'true',
  ALLOW_SIMULATORS: 'true',
  PUBLIC_URL: 'https://portal.example',
}
const complaintOf = (settings: Record<string, string>) => {
  try {
    readEnv({ ...production, ...settings })
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(CannotStart)
    return String(error)
  }
}

test('in development the portal listens on loopback, in production everywhere, and where it is told', () => {
  expect(readEnv({}).HOST).toBe('localhost')
  expect(readEnv({ NODE_ENV: 'test' }).HOST).toBe('localhost')
  expect(readEnv(production).HOST).toBe('0.0.0.0')
  expect(readEnv({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  expect(readEnv({ ...production, HOST: '127.0.0.1' }).HOST).toBe('127.0.0.1')
})

test.each(['http://portal.example', 'http://localhost.example', 'http://127.0.0.1.example', 'ftp://portal.example'])(
  'production refuses %s, whatever is allowed',
  (PUBLIC_URL) => {
    expect(complaintOf({ PUBLIC_URL, ALLOW_HTTP_ON_LOOPBACK: 'true' })).toContain('PUBLIC_URL must begin with https://')
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])('production opens at %s only when told so', (PUBLIC_URL) => {
  expect(complaintOf({ PUBLIC_URL })).toContain('ALLOW_HTTP_ON_LOOPBACK')
  expect(complaintOf({ PUBLIC_URL, ALLOW_HTTP_ON_LOOPBACK: 'true' })).toBe('')
})

test('a secure address needs nothing, and development may be reached by http', () => {
  expect(complaintOf({})).toBe('')
  expect(readEnv({ PUBLIC_URL: 'http://192.168.1.5:3000' }).PUBLIC_URL).toBe('http://192.168.1.5:3000')
})

test('production does not number invoices itself unless told so', () => {
  expect(complaintOf({ ALLOW_SIMULATORS: 'false' })).toContain('number invoices itself')
  expect(complaintOf({ ALLOW_SIMULATORS: 'false', SZAMLAZZ_AGENT_KEY: 'kulcs' })).not.toContain('number invoices itself')
  expect(complaintOf({})).toBe('')
})

test.each([
  ['COMPANY_SITE_URL', 'mobilfutar.hu', 'must be an address that begins with http:// or https://'],
  ['COMPANY_SITE_URL', 'javascript:alert(1)', 'must be an address that begins with http:// or https://'],
  ['COMPANY_SITE_URL', 'https://mobilfutar.hu/?oldal=', 'must hold no query, fragment or user name'],
  ['REPORTING_API_URL', 'https://nev:jelszo@kimutatas.example', 'must hold no query, fragment or user name'],
  ['REPORTING_API_URL', 'https://portal.example/api/', 'leads back to this portal'],
  ['COURIER_SITE_URL', 'https://futar.example/csomag', 'must hold {number}'],
  ['COURIER_GLS_SITE_URL', 'gls/{number}', 'must be an address that begins with http:// or https://'],
])('%s=%s keeps the portal from starting, and it says why', (name, value, reason) => {
  expect(complaintOf({ [name]: value })).toContain(name)
  expect(complaintOf({ [name]: value })).toContain(reason)
})

test('the sites outside are those of today unless told otherwise', () => {
  const { COMPANY_SITE_URL, REPORTING_API_URL, COURIER_SITE_URL } = readEnv({})
  expect([COMPANY_SITE_URL, REPORTING_API_URL, COURIER_SITE_URL]).toEqual(['https://www.mobilfutar.example', undefined, undefined])
  expect(readEnv({ COMPANY_SITE_URL: 'https://ceg.example/uj//' }).COMPANY_SITE_URL).toBe('https://ceg.example/uj')
})
