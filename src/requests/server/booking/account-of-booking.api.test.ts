import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { book, newImei } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const password = 'Kék-Ház77'
let count = 0
const stranger = () => `foglalo${++count}@test.example`
const confirmationsTo = async (email: string) => (await portal.emails()).filter(({ recipient }) => recipient === email)
const linkIn = (plain = '') => /elfelejtett-jelszo\/([\w-]+)/.exec(plain)?.[1] ?? ''
const open = (link: string) => portal.call('POST', `/api/set-password/${link}`, { csrf: true, body: { password, passwordConfirm: password } })
const accountOf = (email: string) => portal.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
const ownerOf = async (id: number) =>
  (await portal.db.selectFrom('requests').select('accountId').where('id', '=', id).executeTakeFirstOrThrow()).accountId

const words = {
  hu: ['Felhasználói fiókja', '72 óráig'],
  en: ['Your account', '72 hours'],
  de: ['Ihr Konto', '72 Stunden'],
  sl: ['Vaš račun', '72 ur'],
} as const

test.each(Object.keys(words) as (keyof typeof words)[])('the tick opens an account by the one email of the booking, in %s', async (language) => {
  const email = stranger()
  const { crmRequestId } = await book(portal, { customer: { email, middleName: 'Mária' }, accountRegistration: true }, { language })
  const sent = await confirmationsTo(email)
  expect(sent.map(({ kind }) => kind)).toEqual(['requests.mailReceived'])
  for (const word of words[language]) expect(sent[0]?.plain).toContain(word)
  expect(await accountOf(email)).toBeUndefined()
  expect(await ownerOf(crmRequestId)).toBeNull()

  expect((await open(linkIn(sent[0]?.plain))).status).toBe(200)
  await portal.jobsDone()
  const account = await accountOf(email)
  expect(account).toMatchObject({
    customerType: 'B2C',
    lastName: 'Kovácsné Nagy',
    firstName: 'Éva',
    middleName: 'Mária',
    phone: '+36301234567',
    defaultLanguage: language,
  })
  expect(await ownerOf(crmRequestId)).toBe(account?.id)
})

test('a company’s booking opens a company’s account', async () => {
  const email = stranger()
  const customer = { email, isCompany: true, companyName: 'Minta', businessForm: 1, taxNumber: '12345676-2-41' }
  await book(portal, { customer, accountRegistration: true })
  expect((await open(linkIn((await confirmationsTo(email))[0]?.plain))).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ customerType: 'MOST-B2B', companyName: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41' })
})

test('without the tick, and for whoever is logged in, no account is offered', async () => {
  const email = stranger()
  await book(portal, { customer: { email } })
  const { id, email: known } = await addAccount(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const { crmRequestId } = await book(
    portal,
    { customer: { email: known }, accountRegistration: true, serviceRequest: { identifier: newImei() } },
    { session },
  )
  for (const address of [email, known]) expect(linkIn((await confirmationsTo(address))[0]?.plain)).toBe('')
  expect(await portal.db.selectFrom('registrations').select('id').where('email', 'in', [email, known]).execute()).toEqual([])
  expect(await ownerOf(crmRequestId)).toBe(id)
})

test('whoever acts for a company has it invoiced to the company, in whose name the terms are', async () => {
  const { session } = await addMember(portal.db, await addCompany(portal.db), 'member')
  const { crmRequestId } = await book(portal, {}, { session })
  const request = await portal.db.selectFrom('requests').selectAll().where('id', '=', crmRequestId).executeTakeFirstOrThrow()
  expect(request).toMatchObject({ companyName: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41', lastName: 'Kovácsné Nagy' })
  const billing = await portal.db
    .selectFrom('requestAddresses')
    .selectAll()
    .where('requestId', '=', crmRequestId)
    .where('addressTypeId', '=', 2)
    .executeTakeFirst()
  expect(billing).toMatchObject({ billingName: 'Minta Kft.', taxNumber: '12345676-2-41', isCompany: true })
})
