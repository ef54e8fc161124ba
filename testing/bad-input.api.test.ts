import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type customerTypes, permissionKeys, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { errors } from '#errors.ts'
import { api } from '../src/api.ts'
import { cpuTimeOf } from './cpu-time.ts'
import { openForm, samplePdf } from './factories.ts'
import { hostileTexts } from './hostile-texts.ts'
import { insertRequest } from './insert-request.ts'
import { endOfParts, filePart, multipartType, part } from './multipart.ts'
import { addAccount, sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fc } from './random-runs.ts'
import { type Json, shapedBody } from './sample-bodies.ts'

// Whatever is sent to any row of api.ts is answered, or refused with a sentence: never an error of ours, nothing half stored.
// Every call is made by somebody whom the row lets in, so that the input is what it fails at. A new row is covered by itself.
// No call may take a second. Processor time is measured, for the machine may be busy with others; one call after the other, for the
// figure is that of the whole process.
const maxCpu = 1000

type Row = { readonly name: string; readonly endpoint: Endpoint & { readonly who: Who } }
const rows: readonly Row[] = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ name: `${slice}.${name}`, endpoint: endpoint as Row['endpoint'] })),
)

type Sent = { url?: string; type?: string; payload?: string | Buffer; headers?: Record<string, string> }

let portal: TestPortal
let form: Record<string, string>
let ownRequest: number
beforeAll(async () => {
  portal = await startPortal()
  form = await openForm(portal)
  ownRequest = await insertRequest(portal.db)
})
afterAll(() => portal.stop())

/** Headers of somebody the row lets in. */
async function welcome({ kind, ...who }: Who): Promise<Record<string, string>> {
  const halves = ({ token, cookie }: { token: string; cookie: string }, cookieName: string) => ({
    token,
    cookie: `${cookieName}=${cookie}; ${form.cookie}`,
  })
  if (kind === 'anyone') return {}
  if (kind === 'requestHolder' || kind === 'requestReader' || kind === 'documentHolder')
    return halves(await sessionOf(portal.db, { kind: 'tracking', requestId: ownRequest }), 'sid_tracking')
  const customerType = kind === 'account' ? ((who as { types?: readonly (typeof customerTypes)[number][] }).types?.[0] ?? 'B2C') : 'EMPLOYEE'
  const { id } = await addAccount(portal.db, { customerType, permissionKeys })
  return halves(await sessionOf(portal.db, { kind: 'account', accountId: id }), 'sid_account')
}

const addressOf = ({ path: template }: Endpoint, param = (name: string) => (name === 'id' ? String(ownRequest) : '1')) =>
  `/api${template.replace(/:(\w+)/g, (_, name: string) => param(name))}`

/** One call. @returns what it says against the rule of this file, or nothing; and whether it was accepted */
async function tell(row: Row, who: Record<string, string>, what: string, sent: Sent) {
  let answer = { accepted: false, wrong: [] as string[] }
  const cpu = await cpuTimeOf(async () => {
    answer = await call(row, who, what, sent)
  })
  if (cpu >= maxCpu) answer.wrong.push(`${what}: took ${Math.round(cpu)} ms of the processor`)
  return answer
}

async function call({ endpoint }: Row, who: Record<string, string>, what: string, { url = addressOf(endpoint), type, payload, headers = {} }: Sent) {
  const answer = await portal.http.inject({
    method: endpoint.method,
    url,
    headers: {
      ...form,
      'idempotency-key': crypto.randomUUID(),
      language: 'sl',
      ...(type === undefined ? {} : { 'content-type': type }),
      ...who,
      ...headers,
    },
    payload,
  })
  const accepted = answer.statusCode < 400
  const said = `${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
  if (accepted) return { accepted, wrong: [] }
  const { status, code, message } = answer.headers['content-type']?.includes('json') ? answer.json() : {}
  const isRefusal = status === answer.statusCode && code in errors && typeof message === 'string' && message.length > 3
  return { accepted, wrong: answer.statusCode >= 500 || !isRefusal ? [said] : [] }
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'undefined'
const documentsOnTheWay = () => readdir(path.join(portal.env.DATA_DIR, 'incoming')).catch(() => [])

const tellAll = async (row: Row, who: Record<string, string>, calls: readonly (readonly [what: string, sent: Sent])[]) => {
  const wrong: string[] = []
  for (const [what, sent] of calls) wrong.push(...(await tell(row, who, what, sent)).wrong)
  return wrong
}

/** An email with so many marks, two kinds of them in turn. */
const marked = (marks: number) => `a${'\u0301\u0316'.repeat(marks / 2)}`

const strangeWords = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202Eabc',
  '👩‍👩‍👧',
  'x'.repeat(900),
  'x'.repeat(5000),
  marked(8),
  marked(400),
  '1e2',
  '-1',
  '../../etc/passwd',
  "'; drop table requests; --",
  '<script>',
]
const strange: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2 ** 31,
  '\ud800',
  '\udc00x',
  [],
  [[]],
  ['a', 'a'],
  {},
  { a: { b: 1 } },
  ...strangeWords,
]

/** JSON that is too much for any place; it is sent to one place of each row, for the rule is the same for all of them. */
const tooMuch: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(hostileTexts).map(([what, text]) => [what, JSON.stringify(text)])),
  '100,000 numbers': `[${'1,'.repeat(99_999)}1]`,
  '100,000 objects': `[${'{},'.repeat(99_999)}{}]`,
  '9,000 nulls, which are not yet too many': `[${'null,'.repeat(8999)}null]`,
  '60,000 keys': `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join()}}`,
  '9,000 keys, which are not yet too many': `{${Array.from({ length: 9000 }, (_, i) => `"k${i}":1`).join()}}`,
  '20,000 levels': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
}

/** Texts that are no JSON of the right shape, or none at all. */
const brokenBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  'true',
  '1e400',
  '"text"',
  '[]',
  '[{}]',
  '{"a":1e400}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(10_000),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":${i}`).join()}}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  `{"a":"${'x'.repeat(1024 * 1024 + 1)}"}`,
]

const anything = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) as fc.Arbitrary<Json>

/** Every place in a body, as keys from the root. */
const placesIn = (value: Json, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null ? [...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key])), at] : [at]

function replaced(value: Json, [key, ...rest]: readonly string[], by: Json): Json {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((one, i) => (String(i) === key ? replaced(one, rest, by) : one))
  return { ...(value as { [key: string]: Json }), [key]: replaced((value as { [key: string]: Json })[key] ?? null, rest, by) }
}

const dataPart = (text: string | Buffer) => part('name="data"', text)
const document = (field: string, bytes: string | Buffer, name = 'a.pdf') => filePart(field, name, bytes)

const takesForms = ({ endpoint }: Row) => endpoint.forms === true || endpoint.files !== undefined
const urlencoded = (payload: string): Sent => ({ type: 'application/x-www-form-urlencoded', payload })

/** The ways a row takes its body: JSON, and for some JSON in the part `data` of a form. The first one is the usual one. */
const waysOfSending = (row: Row, text: string | Buffer): readonly [Sent, ...Sent[]] => {
  const json: Sent = { type: 'application/json', payload: text }
  if (!takesForms(row)) return [json]
  return [
    { type: multipartType, payload: Buffer.concat([dataPart(text), endOfParts]) },
    urlencoded(String(new URLSearchParams({ data: text.toString() }))),
    json,
  ]
}
const sending = (row: Row, text: string | Buffer): Sent => waysOfSending(row, text)[0]

const brokenForms: readonly Sent[] = [
  '',
  '%',
  'data',
  'data=%ff',
  'data={}&data={}',
  'data={}&other=1',
  '__proto__=1&constructor[prototype]=1',
  '&'.repeat(10_000),
  Array.from({ length: 10_000 }, (_, i) => `k${i}=${i}`).join('&'),
  `x=${'a'.repeat(300 * 1024)}`,
].map(urlencoded)

function brokenMultiparts(endpoint: Endpoint, data: string): [string, Sent][] {
  const [field = 'invoice', { max = 1 } = {}] = Object.entries(endpoint.files ?? {})[0] ?? []
  const whole = Buffer.concat([dataPart(data), document(field, samplePdf()), endOfParts])
  const of = (...parts: Buffer[]): Sent => ({ type: multipartType, payload: Buffer.concat([...parts, endOfParts]) })
  return [
    ['no boundary', { type: 'multipart/form-data', payload: whole }],
    ['another boundary', { type: 'multipart/form-data; boundary=other', payload: whole }],
    ['not multipart', { type: 'application/json', payload: data }],
    ['nothing', { type: multipartType, payload: '' }],
    ['only the end', { type: multipartType, payload: endOfParts }],
    ...[0.2, 0.5, 0.9, 0.99].map((much): [string, Sent] => [
      `cut at ${much}`,
      { type: multipartType, payload: whole.subarray(0, whole.length * much) },
    ]),
    ['no data', of(document(field, samplePdf()))],
    ['two data', of(dataPart(data), dataPart(data))],
    ['data as a file', of(document('data', data, 'data.json'))],
    ['data too long', of(dataPart(`"${'x'.repeat(300 * 1024)}"`))],
    ['an unknown file', of(dataPart(data), document('__proto__', samplePdf()))],
    ['an unknown field', of(dataPart(data), part('name="constructor"', 'x'))],
    ['a NUL in the name', of(dataPart(data), document('in\0voice', samplePdf(), 'a\0.pdf'))],
    ['a long header', of(dataPart(data), part(`name="x"; filename="${'x'.repeat(90_000)}"`, samplePdf()))],
    ['an empty file', of(dataPart(data), document(field, ''))],
    ['a text', of(dataPart(data), document(field, 'no PDF at all, but long enough to be one'))],
    ['a page with a PDF in it', of(dataPart(data), document(field, Buffer.concat([Buffer.from('<html>'), samplePdf()])))],
    ['a PDF with an archive behind it', of(dataPart(data), document(field, Buffer.concat([samplePdf(), Buffer.from('PK\x03\x04')])))],
    ['six megabytes', of(dataPart(data), document(field, samplePdf('a', 6 * 1024 * 1024)))],
    ['too many files', of(dataPart(data), ...Array.from({ length: max + 1 }, () => document(field, samplePdf())))],
    ['very many files', of(dataPart(data), ...Array.from({ length: 30 }, () => document(field, samplePdf())))],
  ]
}

describe.each(rows)('$name', (row) => {
  const { endpoint, name } = row

  test.runIf(endpoint.path.includes(':'))('refuses strange parts of its address', async () => {
    const who = await welcome(endpoint.who)
    const parts = [
      '%00',
      '%ED%A0%80',
      '%ff',
      '%',
      '0',
      '-1',
      '1.5',
      '1e400',
      '9'.repeat(30),
      'NaN',
      'x'.repeat(290),
      'x'.repeat(400),
      '..%2F..%2Fetc',
      '%F0%9F%98%80',
      encodeURIComponent(marked(40)),
      encodeURIComponent(marked(280)),
    ]
    const calls = parts.map((strangePart) => [strangePart, { url: addressOf(endpoint, () => strangePart) }] as const)
    expect(await tellAll(row, who, calls)).toEqual([])
  })

  test('refuses strange questions and headers', async () => {
    const who = await welcome(endpoint.who)
    const asked = [...Object.keys((endpoint.query as unknown as { shape?: object }).shape ?? {}), 'unknown']
    const words = [...strangeWords.map(encodeURIComponent), '%00', '%ED%A0%80', '1&', '9'.repeat(30)].flatMap((word) =>
      asked.map((key) => `${key}=${word}`),
    )
    const long = asked.flatMap((key) => [`${key}=${encodeURIComponent(marked(2600))}`, `${key}=1&`.repeat(3000)])
    const questions = [...words, ...long, ...asked.map((key) => `${key}=1&${key}=2`), ...asked.map((key) => `${key}[a]=1`), '__proto__=1', '%']
    const calls = questions.map((query) => [query.slice(0, 60), { url: `${addressOf(endpoint)}?${query}` }] as [string, Sent])
    const headers: Record<string, string>[] = [
      { 'idempotency-key': 'short' },
      { 'idempotency-key': 'x'.repeat(201) },
      { 'idempotency-key': 'é'.repeat(20) },
      { token: 'x'.repeat(5000) },
      { language: '\u00ff' },
      { language: 'xx'.repeat(500) },
      { 'x-csrf-token': '1.2.3' },
      { cookie: `form=%00; sid_account=${'x'.repeat(5000)}` },
    ]
    for (const header of headers) calls.push([shown(header), { headers: header }])
    expect(await tellAll(row, who, calls)).toEqual([])
  })

  test.runIf(endpoint.method !== 'GET')('refuses strange bodies, and keeps nothing of them', { timeout: 180_000 }, async () => {
    const who = await welcome(endpoint.who)
    const whole = await shapedBody(portal, row, ownRequest)
    const places = placesIn(whole)
    const wrong: string[] = []
    let accepted = 0
    const send = async (what: string, sent: Sent) => {
      const answer = await tell(row, who, what, sent)
      wrong.push(...answer.wrong)
      if (answer.accepted) accepted += 1
    }
    for (const text of brokenBodies) for (const sent of waysOfSending(row, text)) await send(shown(text.toString()), sent)
    if (takesForms(row)) {
      for (const sent of brokenForms) await send(shown(sent.payload), sent)
      for (const place of places)
        for (const word of strangeWords) await send(shown(word), urlencoded(String(new URLSearchParams({ [place.at(-1) ?? 'x']: word }))))
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'application/xml', ''])
      await send(type, { type, payload: JSON.stringify(whole) })
    for (const place of places)
      for (const value of strange) await send(`${place.join('.')} ${shown(value)}`, sending(row, JSON.stringify(replaced(whole, place, value))))
    for (const place of places)
      await send(`${place.join('.')} 1e400`, sending(row, JSON.stringify(replaced(whole, place, '@@')).replace('"@@"', '1e400')))
    for (const [i, [what, json]] of Object.entries(tooMuch).entries()) {
      const text = JSON.stringify(replaced(whole, places[i % places.length] ?? [], '@@')).replace('"@@"', () => json)
      for (const sent of waysOfSending(row, text)) await send(what, sent)
    }
    if (endpoint.files) for (const [what, sent] of brokenMultiparts(endpoint, JSON.stringify(whole))) await send(what, sent)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), anything, (place, value) =>
        send(`${place.join('.')} ${shown(value)}`, sending(row, JSON.stringify(replaced(whole, place, value)))),
      ),
      { numRuns: 50 },
    )
    expect(wrong).toEqual([])
    // A job may be writing a copy of somebody's data just then; what is sent is kept by nobody.
    await expect.poll(documentsOnTheWay, { timeout: 20_000 }).toEqual([])
    if (endpoint.idempotent) {
      const stored = await portal.db.selectFrom('idempotencyKeys').select('key').where('endpoint', '=', name).execute()
      expect(stored).toHaveLength(accepted)
    }
  })
})

test('no file is kept without its row', async () => {
  const onDisk = (await readdir(path.join(portal.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  expect(onDisk).toHaveLength((await portal.db.selectFrom('storedFiles').select('key').execute()).length)
})
