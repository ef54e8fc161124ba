import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { phonePhoto } from '#testing/workshop-desk.ts'

type Person = Awaited<ReturnType<typeof employeeWith>>
let portal: TestPortal
let writer: Person
let reader: Person
beforeAll(async () => {
  portal = await startPortal()
  writer = await employeeWith(portal, 'manual.view', 'manual.edit')
  reader = await employeeWith(portal, 'manual.view')
})
afterAll(() => portal.stop())

const url = '/api/manual/articles'
const written = (over: object = {}) => ({
  title: 'Próbacikk',
  body: '# Lépések\n\n1. Nézze meg',
  brandIds: [],
  places: [],
  important: false,
  note: '',
  ...over,
})
const write = async (over: object = {}): Promise<number> => (await portal.call('POST', url, { session: writer, body: written(over) })).body.data.id
const change = (id: number, version: number, over: object = {}) =>
  portal.call('PUT', `${url}/${id}`, { session: writer, body: { ...written(), version, confirmAnew: false, ...over } })
const show = async (id: number, session: Person = reader, query = '') => portal.call('GET', `${url}/${id}${query}`, { session })
async function list(query = '', session: Person = reader) {
  await portal.settled()
  return (await portal.call('GET', `${url}${query}`, { session })).body.data
}
const titles = (answer: { articles: { title: string }[] }) => answer.articles.map(({ title }) => title)
const confirm = (id: number, version: number, session: Person = reader) =>
  portal.call('POST', `${url}/${id}/confirmation`, { session, body: { version } })

test('the manual begins with articles of the house, found by what is typed without accents', async () => {
  expect((await list('?size=100')).articles.length).toBeGreaterThanOrEqual(10)
  expect(titles(await list('?text=pupos%20akku'))).toEqual(['Sérült vagy púpos akkumulátor'])
  expect(titles(await list('?text=teljesen%20mas'))).toEqual([])
})

test('figures of the first articles are filled in', async () => {
  const [quote] = (await list('?place=quote')).articles
  const { body } = (await show(quote.id)).body.data
  expect(body).toContain('**20 munkanapig**')
  const all = await Promise.all((await list('?size=100')).articles.map(async ({ id }: { id: number }) => (await show(id)).body.data.body))
  expect(all.filter((text) => /\{\w+\}/.test(text))).toEqual([])
})

test('what is found in the title comes first, and the line shows where the word stands', async () => {
  await write({ title: 'Egyéb', body: `${'bevezetés '.repeat(40)} zsanérpánt a végén` })
  await write({ title: 'Zsanérpánt cseréje', body: 'Így cserélje.' })
  const { articles } = await list('?text=zsanerp')
  expect(titles({ articles })).toEqual(['Zsanérpánt cseréje', 'Egyéb'])
  expect(articles[1].excerpt).toMatch(/^… bevezetés .*zsanérpánt a végén$/)
})

test('an article is offered where it belongs, and to the brands it is about', async () => {
  await write({ title: 'Csak Samsung', places: ['storage'], brandIds: [12] })
  await write({ title: 'Minden márka', places: ['storage'] })
  expect(titles(await list('?place=storage&brand=12'))).toEqual(expect.arrayContaining(['Csak Samsung', 'Minden márka']))
  expect(titles(await list('?place=storage&brand=2'))).not.toContain('Csak Samsung')
  expect(titles(await list('?place=report'))).not.toContain('Minden márka')
})

describe('versions', () => {
  test('every one stays readable, with who wrote it and why', async () => {
    const id = await write({ title: 'Első' })
    expect((await change(id, 1, { title: 'Második', note: 'Új cím' })).body.data).toEqual({ id, version: 2 })
    expect((await show(id)).body.data).toMatchObject({ title: 'Második', version: 2, shownVersion: 2, mayEdit: false, writtenBy: 'Kovács Anna' })
    expect((await show(id, reader, '?version=1')).body.data).toMatchObject({ title: 'Első', version: 2, shownVersion: 1 })
    expect((await show(id, reader, '?version=3')).status).toBe(404)
    const { versions, next } = (await portal.call('GET', `${url}/${id}/versions?size=1`, { session: reader })).body.data
    expect([versions, next]).toMatchObject([[{ version: 2, note: 'Új cím', writtenBy: 'Kovács Anna' }], 2])
    await expect(portal.db.updateTable('manualVersions').set({ title: 'x' }).execute()).rejects.toThrow()
  })

  test('of two who change the same one the second is told', async () => {
    const id = await write()
    const answers = await Promise.all([change(id, 1, { title: 'A' }), change(id, 1, { title: 'B' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ARTICLE_MOVED_ON')
  })
})

describe('what is taken out', () => {
  test('is there for whoever writes alone, and can be put back', async () => {
    const id = await write({ title: 'Elavult cikk' })
    const retire = (retired: boolean) => portal.call('PUT', `${url}/${id}/retired`, { session: writer, body: { version: 1, retired } })
    expect((await retire(true)).body.data).toEqual({ retired: true })
    expect((await retire(true)).status).toBe(200)
    expect((await show(id)).status).toBe(404)
    expect((await show(id, writer)).body.data.isRetired).toBe(true)
    expect(titles(await list('?text=elavult'))).toEqual([])
    expect(titles(await list('?list=retired&text=elavult'))).toEqual([])
    expect(titles(await list('?list=retired&text=elavult', writer))).toEqual(['Elavult cikk'])
    await retire(false)
    expect(titles(await list('?text=elavult'))).toEqual(['Elavult cikk'])
  })
})

describe('an important article', () => {
  test('is to be confirmed as it stands, once; a change that matters asks anew, a mended comma does not', async () => {
    const before = (await list()).toConfirm
    const id = await write({ title: 'Fontos', important: true })
    expect((await list()).toConfirm).toBe(before + 1)
    expect((await confirm(id, 1, writer)).status).toBe(200)
    expect((await show(id)).body.data.isConfirmed, 'a colleague confirms for nobody else').toBe(false)
    expect((await list()).toConfirm).toBe(before + 1)
    expect((await confirm(id, 2)).body.code).toBe('ARTICLE_MOVED_ON')
    expect((await confirm(id, 1)).status).toBe(200)
    expect((await confirm(id, 1)).status).toBe(200)
    expect((await show(id)).body.data.isConfirmed).toBe(true)
    expect((await list()).toConfirm).toBe(before)

    await change(id, 1, { title: 'Fontos.', important: true })
    expect((await show(id)).body.data.isConfirmed).toBe(true)
    await change(id, 2, { title: 'Fontos!', important: true, confirmAnew: true })
    expect((await show(id)).body.data.isConfirmed).toBe(false)
    await portal.settled()
    expect((await list()).toConfirm).toBe(before + 1)
  })

  test('says to whoever writes who has read it, those who have not first', async () => {
    const id = await write({ important: true })
    await confirm(id, 1)
    const { people } = (await portal.call('GET', `${url}/${id}/confirmations`, { session: writer })).body.data
    const of = ({ accountId }: Person) => people.findIndex((person: { accountId: number }) => person.accountId === accountId)
    expect(people[of(reader)].at).toBe('2026-11-23T08:00:00Z')
    expect(people[of(writer)].at).toBeNull()
    expect(of(writer)).toBeLessThan(of(reader))
    expect((await portal.call('GET', `${url}/${id}/confirmations`, { session: reader })).status).toBe(403)
  })
})

describe('pictures', () => {
  const add = async (bytes: Buffer) =>
    portal.call('POST', '/api/manual/pictures', { session: writer, files: [{ field: 'picture', name: 'a.jpg', bytes }] })

  test('are shown to whoever may read, and named by articles', async () => {
    const { id } = (await add(await phonePhoto('#345678'))).body.data
    const picture = await portal.call('GET', `/api/manual/pictures/${id}`, { session: reader })
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await portal.call('POST', url, { session: writer, body: written({ body: `![Doboz](kep:${id})` }) })).status).toBe(200)
  })

  test.each(['![x](kep:999999)', '![x](https://pelda.hu/kep.jpg)', '![x](kep:0)'])('%s is refused at the text', async (body) => {
    const { status, body: answer } = await portal.call('POST', url, { session: writer, body: written({ body }) })
    expect([status, answer.fields]).toMatchObject([422, [{ path: 'body', code: 'ARTICLE_PICTURE' }]])
  })
})

test.each([
  ['no title', { title: ' ' }, 'title REQUIRED'],
  ['no text', { body: '\n' }, 'body REQUIRED'],
  ['a brand that is not there', { brandIds: [2, 99_999] }, 'brandIds.1 INVALID_INPUT'],
  ['a text too long', { body: 'x'.repeat(20_001) }, 'body TEXT_TOO_LONG'],
])('%s is said at its field', async (_what, over, expected) => {
  const { fields } = (await portal.call('POST', url, { session: writer, body: written(over) })).body
  expect(fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([expected])
})

test('nobody else reads it', async () => {
  const other = await employeeWith(portal, 'request.queue')
  expect((await portal.call('GET', url, { session: other })).status).toBe(403)
  expect((await portal.call('POST', url, { session: reader, body: written() })).status).toBe(403)
})
