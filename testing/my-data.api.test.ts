import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { hashPassword } from '#accounts/server/password-hash.ts'
import { languages } from '#base/languages.ts'
import { changeChannel } from '#base/server/db/change-hearing.ts'
import { jobMessage } from '#base/server/jobs/jobs.ts'
import { sha256 } from '#base/server/tokens.ts'
import { translatorOf } from '#base/texts.ts'
import { insertMessage } from '#notices/server/message-editor-store.ts'
import { personalDataTexts } from '#personal-data/texts.ts'
import { schedule } from '../src/schedule.ts'
import { addCompany } from './companies.ts'
import { insertRequest } from './insert-request.ts'
import { workbench } from './job-context.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { insertPersonalRows } from './personal-rows.ts'
import { startPortal, type TestPortal } from './portal.ts'

// GDPR 15 to 20: whether a copy holds everything of a person and nothing of others, and whether an erasure leaves nothing that is not named.

const password = 'Piros-Alma12'
const fileMark = 'irat, amelyben Nagy Éva neve áll'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  return () => portal.stop()
})

/** Somebody with an account, a closed request that went through everything, and files on the disk. */
async function customer() {
  const rows = await insertPersonalRows(portal.db, start)
  await portal.db
    .updateTable('accounts')
    .set({ passwordHash: await hashPassword(password), email: 'nagy.eva@pelda.hu', phone: '+36309876543' })
    .where('id', '=', rows.accountId)
    .execute()
  await portal.db.deleteFrom('dataExports').execute()
  const folder = path.join(portal.env.DATA_DIR, 'files', 'documents')
  await mkdir(folder, { recursive: true })
  for (const name of ['a', 'b', 'c', 'd']) {
    const bytes = Buffer.from(`${fileMark} ${name}`)
    await writeFile(path.join(folder, name), bytes)
    // What is read is held against its row.
    const isThis = { sha256: sha256(bytes), size: bytes.length }
    await portal.db.updateTable('storedFiles').set(isThis).where('key', '=', `documents/${name}`).execute()
  }
  const session = await sessionOf(portal.db, { kind: 'account', accountId: rows.accountId })
  return { ...rows, session }
}

/** The parts of a ZIP by their names. */
async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    parts.set(entry.fileName, Buffer.concat(chunks).toString())
  }
  return parts
}

const filesOnDisk = async () =>
  (await readdir(path.join(portal.env.DATA_DIR, 'files', 'documents'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(portal.env.DATA_DIR, 'files', 'documents'), path.join(entry.parentPath, entry.name)))

/** Every table, of the job queue too, with a row whose text holds one of the marks; and every stored file. */
async function placesWith(marks: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`select table_schema as schema, table_name as name
    from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(portal.db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select whole::text as row from ${sql.table(`${schema}.${name}`)} as whole
      where ${sql.join(
        marks.map((mark) => sql`whole::text like ${`%${mark}%`}`),
        sql` or `,
      )}`.execute(portal.db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  for (const name of await filesOnDisk()) {
    const text = await readFile(path.join(portal.env.DATA_DIR, 'files', 'documents', name), 'utf8')
    if (marks.some((mark) => text.includes(mark))) found.push(`file: ${name}`)
  }
  return found
}

const marksOf = ['Nagy', 'Éva', 'Kovács', 'Anna', 'nagy.eva@', '1234567', '9876543', 'Váci', '356938035643809']
/**
 * What the screen and the last letter name: what is blocked until its end, who an invoice is made out to (decision 138), and the letter itself; and the claim and the device on a line of an invoice to
 * an insurer, from which nothing is taken out (decision 78).
 */
const named = /^(blocked_records|invoice_buyers|compensations: |emails: .*personalData\.mailErased|charge_lines: .*Kár: )/

describe('a copy of everything', () => {
  test('is made, mailed and fetched by whoever asked, and by nobody else', async () => {
    const { session, requestId } = await customer()
    const asked = await portal.call('POST', '/api/personal-data/exports', { session })
    expect(asked.body.data.state).toBe('running')
    const emails = await portal.emails()
    expect(emails.find(({ kind }) => kind === 'personalData.mailExportReady')).toMatchObject({
      recipient: 'nagy.eva@pelda.hu',
      plain: expect.stringContaining('http://localhost:3000/iranyitopult/adataim'),
    })
    const known = (await portal.call('GET', '/api/personal-data', { session })).body.data
    expect(known.hasAccount).toBe(true)
    expect(known.export.state).toBe('ready')
    const address = `/api/personal-data/exports/${known.export.id}/file`
    const file = await portal.call('GET', address, { session })
    expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      expect.stringContaining('mobilfutar-adataim-2026-11-23.zip'),
    ])

    const parts = await unzip(file.bytes)
    expect(JSON.parse(parts.get('requests/requests.json') ?? '')).toEqual([
      expect.objectContaining({ id: requestId, lastName: 'Nagy', imei2: '356938035643809' }),
    ])
    expect(JSON.parse(parts.get('account/accounts.json') ?? '')).toEqual([
      expect.objectContaining({ email: 'nagy.eva@pelda.hu', lastName: 'Kovács' }),
    ])
    expect(JSON.parse(parts.get('messages/requestMessages.json') ?? '')).toEqual([expect.objectContaining({ text: 'Éva vagyok.' })])
    expect(parts.get('README.txt')).toContain('Számlák és fizetések')
    expect([...parts].filter(([name]) => name.startsWith('files/documents/')).map(([, text]) => text)).toEqual([`${fileMark} a`, `${fileMark} b`])
    const all = [...parts].map(([name, text]) => name + text).join('\n')
    expect(all).not.toMatch(/passwordHash|sha256|Éva telefonált|internalNote|\$argon2/i)

    const stranger = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db)).id })
    expect((await portal.call('GET', address, { session: stranger })).status).toBe(404)
    expect((await portal.call('GET', '/api/personal-data', { session: stranger })).body.data.export).toBeNull()

    const later = start.add({ hours: 73 })
    portal.setNow(later.toString())
    const again = await sessionOf(portal.db, { kind: 'account', accountId: await accountIdOf('nagy.eva@pelda.hu') }, later)
    expect((await portal.call('GET', address, { session: again })).status).toBe(410)
    await runJob('personalData.erase', later)
    expect(await portal.db.selectFrom('dataExports').select('id').execute()).toEqual([])
    expect(await portal.db.selectFrom('storedFiles').select('key').where('mediaType', '=', 'application/zip').execute()).toEqual([])
  })

  test('is finished without a file that stays damaged or gone, which it names; the person and the desk are told', async () => {
    const { session, accountId } = await customer()
    const damaged = path.join(portal.env.DATA_DIR, 'files', 'documents', 'a')
    await writeFile(damaged, `${fileMark} A`)
    const asked = await portal.call('POST', '/api/personal-data/exports', { session })
    await portal.jobsDone()
    const known = async (own: typeof session) => (await portal.call('GET', '/api/personal-data', { session: own })).body.data.export
    // For an hour it is tried again: the store may only be away.
    expect(await known(session)).toMatchObject({ state: 'running', missingFiles: 0 })

    const later = start.add({ minutes: 61 })
    portal.setNow(later.toString())
    const again = await sessionOf(portal.db, { kind: 'account', accountId }, later)
    // The job that failed comes again, as it would in a while.
    await sql`update jobs.job set state = 'created', start_after = now() where name = 'personalData.export' and state = 'retry'`.execute(portal.db)
    await sql`select pg_notify(${changeChannel}, ${jobMessage('personalData.export', 'another-process')})`.execute(portal.db)
    await portal.jobsDone()
    expect(await known(again)).toMatchObject({ state: 'ready', missingFiles: 1 })
    const file = await portal.call('GET', `/api/personal-data/exports/${asked.body.data.id}/file`, { session: again })
    const parts = await unzip(file.bytes)
    const given = [...parts].filter(([name]) => name.startsWith('files/documents/'))
    expect(given.map(([, text]) => text)).toEqual([`${fileMark} b`])
    expect(parts.get('README.txt')).toMatch(/sérültek vagy hiányoznak.*\n {2}files\/documents\/1-.+\n/)
    expect(given.some(([name]) => parts.get('README.txt')?.includes(name))).toBe(false)
    const email = (await portal.emails()).find(({ kind }) => kind === 'personalData.mailExportReady')
    expect(email?.plain).toContain('amelyeket nem tudtunk mellékelni: 1.')

    const { id: employeeId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['customer.anonymise'] })
    const desk = await portal.call('POST', '/api/service-desk/persons/show', {
      session: await sessionOf(portal.db, { kind: 'account', accountId: employeeId }, later),
      body: { person: { accountId }, reason: 'Kérdezi, mi maradt ki' },
    })
    expect(desk.body.data.export).toMatchObject({ missingFiles: 1 })
  })

  test('one is made at a time, and three a day', async () => {
    const { session } = await customer()
    const ask = async () => (await portal.call('POST', '/api/personal-data/exports', { session })).status
    const both = await Promise.all([ask(), ask()])
    expect(both.sort()).toEqual([200, 409])
    await portal.jobsDone()
    for (const status of [200, 200, 429]) {
      expect(await ask()).toBe(status)
      await portal.jobsDone()
    }
  })
})

const accountIdOf = async (email: string) =>
  (await portal.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function runJob(name: string, at: Temporal.Instant) {
  const bench = await workbench(portal)
  await schedule.find(({ job }) => job === name)?.run(bench.at(at.toString()))
}

describe('an erasure', () => {
  test('leaves nothing of somebody with an account but what it names', async () => {
    // The demo cast, places, and texts of everybody bear such names too.
    const before = new Set(await placesWith([...marksOf, fileMark]))
    const isTheirs = (place: string) => !before.has(place) && !place.includes('EMPLOYEE')
    const { session, accountId } = await customer()
    await portal.call('POST', '/api/personal-data/exports', { session })
    await portal.jobsDone()
    const erase = (typed: string) => portal.call('POST', '/api/personal-data/erasure', { session, body: { password: typed } })
    expect((await erase('Zöld-Körte12')).body.code).toBe('PASSWORD_WRONG')
    expect((await erase(password)).status).toBe(200)
    await portal.jobsDone()

    const left = (await placesWith([...marksOf, fileMark])).filter(isTheirs)
    expect(left.filter((place) => !named.test(place) && !place.startsWith('file: '))).toEqual([])
    const kept = await portal.db
      .selectFrom('blockedRecords')
      .select(['tableName', 'fileKey', 'blockedUntil'])
      .orderBy('blockedUntil', 'desc')
      .execute()
    const rows = await portal.db.selectFrom('storedFiles').select('key').where('key', '<>', 'documents/unnamed').orderBy('key').execute()
    // The PDF of an invoice stays with its row (decision 138).
    const { fileKey: pdf } = await portal.db.selectFrom('documents').select('fileKey').executeTakeFirstOrThrow()
    expect(pdf).toBe('documents/b')
    expect(rows.map(({ key }) => key)).toEqual([...new Set([...kept.flatMap(({ fileKey }) => fileKey ?? []), pdf])].sort())
    // The copy, and what neither a blocked record nor an invoice needs, went with their rows.
    expect((await filesOnDisk()).sort()).toEqual(rows.map(({ key }) => key.replace('documents/', '')))
    // Claims of five years from the closing, invoices of eight after the year.
    expect(kept.find(({ tableName }) => tableName === 'requests')?.blockedUntil.toString()).toBe('2031-11-23T08:00:00Z')
    expect(
      kept
        .filter(({ tableName }) => tableName === 'documents')
        .map(({ blockedUntil }) => blockedUntil.toString())
        .sort(),
    ).toEqual(['2031-11-23T08:00:00Z', '2034-12-31T23:00:00Z'])

    expect((await portal.call('GET', '/api/personal-data', { session })).status).toBe(401)
    expect(await portal.db.selectFrom('erasures').selectAll().where('accountId', '=', accountId).execute()).toEqual([
      expect.objectContaining({ byKind: 'person', reason: 'asked', byAccountId: null }),
    ])
    const email = (await portal.emails()).find(({ kind }) => kind === 'personalData.mailErased')
    expect(email).toMatchObject({ recipient: 'nagy.eva@pelda.hu', plain: expect.stringContaining('eddig: 2031. november 23.') })

    await runJob('personalData.erase', Temporal.Instant.from('2035-01-02T03:00:00Z'))
    expect((await placesWith([...marksOf, fileMark])).filter((place) => isTheirs(place) && !place.startsWith('file: '))).toEqual([])
  })

  test('waits for open requests and says which', async () => {
    const { session, accountId } = await customer()
    const open = await insertRequest(portal.db, { accountId })
    const { status, body } = await portal.call('POST', '/api/personal-data/erasure', { session, body: { password } })
    expect([status, body.code]).toEqual([409, 'REQUESTS_OPEN'])
    expect(body.message.replaceAll(/\D/g, '')).toBe(String(open))
    expect((await portal.call('GET', '/api/personal-data', { session })).body.data.openRequests).toEqual([open])
    expect(await portal.db.selectFrom('erasures').select('id').where('accountId', '=', accountId).execute()).toEqual([])
  })

  test('of one of two people who share their addresses does not touch the other', async () => {
    const { session } = await customer()
    const { id: other } = await addAccount(portal.db, { email: 'nagy.peter@pelda.hu' })
    const closed = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start }
    const theirs = await insertRequest(portal.db, { ...closed, accountId: other, email: 'nagy.eva@pelda.hu' })
    const before = await rowOf(theirs)
    expect((await portal.call('POST', '/api/personal-data/erasure', { session, body: { password } })).status).toBe(200)
    expect(await rowOf(theirs)).toEqual(before)
    expect(await portal.db.selectFrom('requestAddresses').select('city').where('requestId', '=', theirs).execute()).toHaveLength(3)
    expect(await portal.db.selectFrom('accounts').select('lastName').where('id', '=', other).executeTakeFirst()).toEqual({ lastName: 'Kovács' })
  })

  test('that a restored backup has undone is done again', async () => {
    const { session, accountId, requestId } = await customer()
    const before = await portal.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
    const request = await rowOf(requestId)
    await portal.call('POST', '/api/personal-data/erasure', { session, body: { password } })
    const { id: _account, ...account } = before
    await portal.db.updateTable('accounts').set(account).where('id', '=', accountId).execute()
    const { id: _request, calculatedPrice: _price, dueOn: _due, firstDueOn: _firstDue, ...row } = request
    await portal.db.updateTable('requests').set(row).where('id', '=', requestId).execute()
    await runJob('personalData.eraseAgain', start.add({ hours: 24 }))
    expect(await portal.db.selectFrom('accounts').select(['lastName', 'enabled']).where('id', '=', accountId).executeTakeFirst()).toEqual({
      lastName: '',
      enabled: false,
    })
    expect(await rowOf(requestId)).toMatchObject({ lastName: '', email: '' })
  })
})

const rowOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('somebody without an account', () => {
  const email = 'vendeg.bela@pelda.hu'
  const guest = { email, lastName: 'Vendég', firstName: 'Béla', status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start }
  const askLink = (address: string) => portal.call('POST', '/api/personal-data/link', { csrf: true, body: { email: address } })
  const linkIn = async () => {
    const email = (await portal.emails()).findLast(({ kind }) => kind === 'personalData.mailLink' || kind === 'personalData.mailExportReady')
    return /\/adataim\/([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? ''
  }

  test('sees, copies and erases by the link of a letter', async () => {
    const requestId = await insertRequest(portal.db, guest)
    await portal.db
      .insertInto('complaints')
      .values({ number: 'P-9', receivedAt: start, language: 'hu', name: 'Vendég Béla', email, subject: 'x', message: 'Vendég vagyok' })
      .execute()
    await askLink('Vendeg.Bela@pelda.hu')
    const vs = await linkIn()
    const known = await portal.call('GET', `/api/personal-data/by-link/${vs}`)
    expect(known.body.data.hasAccount).toBe(false)
    expect(known.body.data.categories.map(({ category }: { category: string }) => category)).toEqual(
      expect.arrayContaining(['requests', 'messages', 'addresses']),
    )

    portal.setNow(start.add({ hours: 72, seconds: 1 }).toString())
    for (const [method, rest] of [['GET', ''] as const, ['POST', '/exports'] as const, ['POST', '/erasure'] as const])
      expect((await portal.call(method, `/api/personal-data/by-link/${vs}${rest}`, { csrf: true })).body.code, rest).toBe('LINK_EXPIRED')
    portal.setNow(start.toString())
    expect((await portal.call('POST', `/api/personal-data/by-link/${vs}/exports`, { csrf: true })).status).toBe(200)
    const fresh = await linkIn()
    const { id } = (await portal.call('GET', `/api/personal-data/by-link/${fresh}`)).body.data.export
    const parts = await unzip((await portal.call('GET', `/api/personal-data/by-link/${fresh}/exports/${id}/file`)).bytes)
    expect(JSON.parse(parts.get('requests/requests.json') ?? '')).toEqual([expect.objectContaining({ id: requestId, firstName: 'Béla' })])

    expect((await portal.call('POST', `/api/personal-data/by-link/${vs}/erasure`, { csrf: true })).status).toBe(200)
    const left = await placesWith(['Vendég', 'Béla', email])
    expect(left.filter((place) => !named.test(place) && !place.startsWith('file: '))).toEqual([])
    expect((await portal.call('GET', `/api/personal-data/by-link/${fresh}`)).status).toBe(410)
  })

  test('is answered as somebody unknown, who gets no letter', async () => {
    await insertRequest(portal.db, guest)
    const [known, unknown] = [await askLink(email), await askLink('senki@pelda.hu')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect((await portal.emails()).map(({ recipient }) => recipient)).toEqual([email])
    expect(await portal.db.selectFrom('dataLinks').select('address').execute()).toEqual([{ address: email }])
  })
})

test.each(languages)('before the last word an account is spoken of only where there is one (%s)', async (language) => {
  const t = await translatorOf(personalDataTexts, language)
  const closed = /account is closed|fiók|Konto wird|uporabniški račun/i
  for (const key of ['erase.text', 'desk.anonymiseText'] as const) {
    expect(t(key, { account: 'closed' })).toMatch(closed)
    expect(t(key, { account: 'none' })).not.toMatch(closed)
  }
})

describe('the desk', () => {
  test.each([
    ['asked', /^Az adatait kérésére töröltük\./m],
    ['deceased', /^Az adatokat töröltük, mert értesültünk az ügyfél haláláról\./m],
    ['authority', /^Az adatait hatóság rendelkezésére töröltük\./m],
    ['mistake', /^Az adatait töröltük, mert tévedésből rögzítettük őket\./m],
  ] as const)('erases, and the letter says why (%s), and of an account only where there was one', async (why, said) => {
    const { accountId } = await customer()
    const closed = { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start }
    const crmRequestId = await insertRequest(portal.db, { ...closed, email: 'vendeg.bela@pelda.hu' })
    const { id: staffId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['customer.anonymise'] })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: staffId })
    for (const [person, hadAccount] of [
      [{ accountId }, true],
      [{ crmRequestId }, false],
    ] as const) {
      const body = { person, reason: 'levélben kérték', why }
      expect((await portal.call('POST', '/api/service-desk/persons/anonymise', { session, body })).status).toBe(200)
      const email = (await portal.emails()).findLast(({ kind }) => kind === 'personalData.mailErased')
      expect(email?.plain).toMatch(said)
      expect(email?.plain.includes('A fiókját lezártuk.')).toBe(hadAccount)
    }
  })

  test('finds a person, looks, sends the copy to the person and erases, and the log says who did it and why', async () => {
    const { accountId } = await customer()
    const { id: staffId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['customer.anonymise', 'audit.view'] })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: staffId })
    const find = async (query: string) =>
      (await portal.call('GET', `/api/service-desk/persons?query=${encodeURIComponent(query)}`, { session })).body.data.persons
    expect(await find('nagy.eva')).toEqual([expect.objectContaining({ accountId, name: 'Kovács Anna', requests: 1 })])
    expect(await find('+36 30 987 6543')).toEqual([expect.objectContaining({ accountId })])
    // Named in the order of the reader's language, and found in either.
    for (const [language, name] of [
      ['hu', 'Kovács Anna'],
      ['de', 'Anna Kovács'],
    ] as const)
      for (const query of ['kovács an', 'anna kov']) {
        const at = `/api/service-desk/persons?query=${encodeURIComponent(query)}`
        expect((await portal.call('GET', at, { session, language })).body.data.persons, query).toContainEqual(
          expect.objectContaining({ accountId, name }),
        )
      }
    const body = { person: { accountId }, reason: 'levélben kérte' }
    const shown = await portal.call('POST', '/api/service-desk/persons/show', { session, body, language: 'de' })
    expect(shown.body.data.name).toBe('Anna Kovács')
    expect(shown.body.data).toMatchObject({ email: 'nagy.eva@pelda.hu', requests: [{ isOpen: false }] })
    expect((await portal.call('POST', '/api/service-desk/persons/export', { session, body })).body.data).toEqual({ email: 'nagy.eva@pelda.hu' })
    await portal.jobsDone()
    const erased = await portal.call('POST', '/api/service-desk/persons/anonymise', { session, body: { ...body, why: 'asked' } })
    expect(erased.status).toBe(200)
    expect(await find('nagy.eva')).toEqual([])
    const { entries } = (await portal.call('GET', '/api/service-desk/audit?source=data', { session })).body.data
    expect(entries.slice(0, 3).map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual([
      ['anonymised', 'levélben kérte'],
      ['exported', 'levélben kérte'],
      ['shown', 'levélben kérte'],
    ])
    // Every table of the audit in one order, by pages and by each filter.
    const { id: otherId } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
    await portal.db.updateTable('accounts').set({ lastName: 'Vas', firstName: 'Ida' }).where('id', '=', otherId).execute()
    const change = { accountId: staffId, changedBy: otherId, at: start.add({ hours: 1 }) }
    await portal.db
      .insertInto('permissionChanges')
      .values({ ...change, action: 'granted', keysBefore: ['audit.view'], keysAfter: ['report.view'] })
      .execute()
    const read = async (query: string) => (await portal.call('GET', `/api/service-desk/audit?${query}`, { session })).body.data
    const granted = expect.objectContaining({
      source: 'permissions',
      action: 'granted',
      by: 'Vas Ida',
      given: ['report.view'],
      taken: ['audit.view'],
    })
    for (const filter of ['by=vas', 'by=ida%20vas', 'source=permissions&size=1', 'size=1'])
      expect((await read(filter)).entries, filter).toEqual([granted])
    const inGerman = await portal.call('GET', '/api/service-desk/audit?by=vas', { session, language: 'de' })
    expect(inGerman.body.data.entries).toMatchObject([{ by: 'Ida Vas', colleague: 'Anna Kovács' }])
    // What is done to a message or a company is read there too, by whoever may read the audit.
    const state = {
      titles: { hu: 'Szünet' },
      descriptions: { hu: 'Leállunk.' },
      validFrom: start.subtract({ hours: 240 }),
      validTo: start.subtract({ hours: 239 }),
    }
    await insertMessage(portal.db, { productCode: 'PROBA', currentVersion: '1' }, state, { by: otherId, at: start.add({ hours: 2 }) })
    const companyId = await addCompany(portal.db)
    await portal.db
      .insertInto('companyLog')
      .values({ companyId, at: start.add({ hours: 3 }), byAccountId: otherId, action: 'created' })
      .execute()
    expect((await read('by=vas')).entries).toEqual([
      expect.objectContaining({ source: 'companies', action: 'companyChanged', companyId, about: 'Minta', by: 'Vas Ida' }),
      expect.objectContaining({ source: 'messages', action: 'messageCreated', about: 'Szünet', by: 'Vas Ida' }),
      granted,
    ])
    const newest = await read('size=1')
    expect((await read(`size=1&after=${newest.next}`)).entries).toMatchObject([{ source: 'messages' }])
    expect((await read('source=companies&crmRequestId=1')).entries).toEqual([])
    const first = await read('source=data&size=1')
    expect((await read(`source=data&size=1&after=${first.next}`)).entries).toMatchObject([{ action: 'exported' }])
    expect((await read('from=2026-11-24')).entries).toEqual([])
    expect((await read('to=2026-11-22')).entries).toEqual([])
    await expect(portal.db.deleteFrom('auditLog').execute()).rejects.toThrow('never changed or removed')
  })
})

test('restriction is told, kept and taken back', async () => {
  const { session, requestId, staffId } = await customer()
  const staff = await sessionOf(portal.db, { kind: 'account', accountId: staffId })
  const atDesk = async () => (await portal.call('GET', `/api/service-desk/requests/${requestId}`, { session: staff })).body.data.restrictedAt
  const restrict = async (restricted: boolean) =>
    (await portal.call('POST', '/api/personal-data/restriction', { session, body: { restricted } })).body.data
  expect(await restrict(true)).toEqual({ restrictedAt: start.toString() })
  expect((await portal.call('GET', '/api/personal-data', { session })).body.data.restrictedAt).toBe(start.toString())
  expect(await atDesk()).toBe(start.toString())
  expect(await restrict(false)).toEqual({ restrictedAt: null })
})

test('every consent is listed with its text version', async () => {
  const { session, requestId } = await customer()
  const { consents } = (await portal.call('GET', '/api/personal-data', { session })).body.data
  const given = { channel: 'web', givenAt: start.toString() }
  expect(consents).toHaveLength(2)
  for (const crmRequestId of [requestId, null]) expect(consents).toContainEqual(expect.objectContaining({ ...given, crmRequestId }))
})
