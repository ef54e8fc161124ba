import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { acceptedPolicy } from '#site/server/accepted-policy.ts'
import { book, newImei, samplePdf, serviceEntries } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { workbench } from '#testing/job-context.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { writeJobs } from '#testing/write-jobs.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

type Attachment = { name: string; mediaType: string; fileKey?: string; base64?: string }

/** The courier's own emails come beside them. */
const emailsTo = async (email: string) => (await portal.emails()).filter(({ recipient, kind }) => recipient === email && kind.startsWith('requests.'))
const addressOf = ({ order }: { order: Readonly<Record<string, unknown>> }) => (order.customer as { email: string }).email
const attachmentsOf = (sent: { attachments: unknown } | undefined) => (sent?.attachments ?? []) as Attachment[]
const calendarIn = (sent: { attachments: unknown } | undefined) => {
  const found = attachmentsOf(sent).find(({ mediaType }) => mediaType.startsWith('text/calendar'))
  return Buffer.from(found?.base64 ?? '', 'base64').toString()
}

describe('the confirmation', () => {
  test.each([
    [
      'hu',
      'Igényét megkaptuk: ',
      '2026. november 24., kedd',
      'Tisztelt Kovácsné Nagy Éva!',
      'Átadás-átvételi lap',
      'Általános szerződési feltételek',
    ],
    ['en', 'We have received your request: ', 'Tuesday, 24 November 2026', 'Dear Éva Kovácsné Nagy,', 'Hand-over sheet', 'Terms and conditions'],
    [
      'de',
      'Ihr Auftrag ist eingegangen: ',
      'Dienstag, 24. November 2026',
      'Guten Tag, Éva Kovácsné Nagy!',
      'Übergabeblatt',
      'Allgemeine Geschäftsbedingungen',
    ],
    [
      'sl',
      'Prejeli smo vaš zahtevek: ',
      'torek, 24. november 2026',
      'Pozdravljeni, Éva Kovácsné Nagy!',
      'Primopredajni list',
      'Splošni pogoji poslovanja',
    ],
  ])('is written in the visitor’s language: %s', async (language, subject, day, greeting, sheet, terms) => {
    const booked = await book(portal, {}, { language })
    const [sent, ...others] = await emailsTo(addressOf(booked))
    expect(others).toEqual([])
    expect(sent).toMatchObject({ language, kind: 'requests.mailReceived' })
    expect(sent?.subject).toMatch(new RegExp(`^${subject}\\d{3}\u00A0\\d{3}\u00A0\\d{3}$`))
    for (const text of [sent?.plain, sent?.html]) {
      expect(text).toContain(day)
      expect(text).toContain('08:00–17:00')
      expect(text).toContain(greeting)
      expect(text).toContain('HUAWEI P30 Pro')
      expect(text).not.toMatch(/\{\w+\}|undefined|null/)
    }
    const attachments = attachmentsOf(sent)
    expect(attachments.map(({ name }) => name)).toEqual([expect.stringContaining(sheet), expect.stringMatching(/\.ics$/), `${terms}.pdf`])
    expect(calendarIn(sent)).toContain(`UID:pickup-${booked.crmRequestId}@localhost`)
  })

  test('carries the terms that were accepted, on a durable medium: one PDF for all who accepted this wording, and their own wording after it', async () => {
    const termsOf = async (booked: Awaited<ReturnType<typeof book>>) => {
      await portal.jobsDone()
      const [sent] = await emailsTo(addressOf(booked))
      expect(sent?.plain).toContain('PDF-ben csatoltuk')
      return attachmentsOf(sent).at(-1)
    }
    const [one, other] = [await termsOf(await book(portal)), await termsOf(await book(portal))]
    expect(one?.fileKey).toBe(other?.fileKey)
    const { at } = await workbench(portal)
    const { files } = at('2026-11-23T08:00:00Z')
    const read = async (key = '') => copiedText(await files.readBytes(key))
    expect(await read(one?.fileKey)).toContain('Fogyasztóként a szerződéstől a megkötésétől számított 14 napon belül')

    // Accepted before a release that words it anew.
    const { id } = await portal.db
      .insertInto('textVersions')
      .values({
        kind: 'terms',
        language: 'hu',
        sha256: 'earlier',
        body: 'Feltételek\n\nKorábbi szöveg.',
        validFrom: Temporal.Instant.from('2020-01-01T00:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const requestId = await insertRequest(portal.db)
    await portal.db
      .insertInto('requestConsents')
      .values({ requestId, textVersionId: id, channel: 'web', givenAt: Temporal.Instant.from('2026-11-20T08:00:00Z') })
      .execute()
    const [earlier] = await portal.db.transaction().execute((tx) => acceptedPolicy({ ...at('2026-11-23T08:00:00Z'), tx }, requestId, 'terms'))
    expect(await read(earlier?.fileKey)).toContain('Korábbi szöveg.')
  })

  test('carries the sheet that is kept once, and a link that follows this request', async () => {
    const booked = await book(portal)
    const [sent] = await emailsTo(addressOf(booked))
    const [sheet] = attachmentsOf(sent)
    const document = await portal.db.selectFrom('documents').selectAll().where('requestId', '=', booked.crmRequestId).executeTakeFirstOrThrow()
    expect(document.fileKey).toBe(sheet?.fileKey)
    const vs = /\/igeny-reszletei\/([\w-]+)/.exec(sent?.plain ?? '')?.[1]
    const link = await portal.db.selectFrom('mailedLinks').selectAll().where('requestId', '=', booked.crmRequestId).executeTakeFirstOrThrow()
    expect(link).toMatchObject({ purpose: 'followRequest', singleUse: false })
    expect(vs).toMatch(/^[\w-]{43}$/)
    // The page after the booking opens the request as the email does, without asking for its number.
    for (const link of [vs, booked.follow]) {
      const { body } = await portal.call('POST', '/api/follow-request', { csrf: true, body: { vs: link } })
      expect(body).toMatchObject({ status: 200, type: 'TRACKING', crmRequestId: booked.crmRequestId })
    }
    const { follow } = booked
    const open = async (link: string) => (await portal.call('POST', '/api/follow-request', { csrf: true, body: { vs: link } })).body.code
    expect(await open(`${follow.slice(0, -1)}${follow.endsWith('A') ? 'B' : 'A'}`)).toBe('LINK_EXPIRED')
    // A correction of the address closes whatever was given out.
    await portal.db.updateTable('requests').set({ warrantyLinkGeneration: 1 }).where('id', '=', booked.crmRequestId).execute()
    expect(await open(follow)).toBe('LINK_EXPIRED')
  })

  test.each([
    ['paid', serviceEntries.paid, 'Árajánlatot küldünk.'],
    ['insured', serviceEntries.insurance, 'a biztosító dönt'],
    ['under warranty', serviceEntries.warranty, 'bevizsgálják'],
  ])('says what comes when the repair is %s', async (_how, serviceEntry, said) => {
    const files = serviceEntry === serviceEntries.warranty ? [{ field: 'invoice', name: 'a.pdf', bytes: samplePdf() }] : []
    const booked = await book(
      portal,
      { serviceRequest: { insuranceNumber: serviceEntry === serviceEntries.insurance ? 'AS1234567' : '' } },
      { serviceEntry, files },
    )
    const [sent] = await emailsTo(addressOf(booked))
    expect(sent?.plain).toContain(said)
    if (serviceEntry === serviceEntries.warranty) expect(sent?.plain).not.toContain('Árajánlat')
  })

  test('says that a repair within the cost limit begins unasked', async () => {
    const booked = await book(portal, { serviceRequest: { repairCostLimit: 40_000 } }, { serviceEntry: serviceEntries.paid })
    const [sent] = await emailsTo(addressOf(booked))
    expect(sent?.plain.replace(/\s+/g, ' ')).toContain('Ha a javítás ára az Ön 40 000 Ft költséghatárán belül van, azonnal megkezdjük; ha drágább,')
    expect(sent?.plain).not.toContain('Javítani csak az Ön elfogadása után')
  })

  test('names the device locator of an Apple device, and no SIM card of a laptop', async () => {
    const laptop = {
      productGroupId: 3,
      productTypeId: 2016,
      identifier: 'C02XK1ABCDEF',
      identifierKind: 'serial',
    }
    const booked = await book(portal, { serviceRequest: laptop }, { serviceEntry: serviceEntries.apple })
    const [sent] = await emailsTo(addressOf(booked))
    expect(sent?.plain).toContain('Lokátor (Find My)')
    expect(sent?.plain).not.toContain('SIM-kártyát')
  })

  test('is written once, however often its job runs', async () => {
    const booked = await book(portal)
    await portal.jobsDone()
    // What the queue does when a process died between the email and the end of its job.
    await writeJobs({ connectionString: portal.env.DATABASE_URL ?? '' }, 'requests.mailReceived', [{ requestId: booked.crmRequestId }])
    expect(await emailsTo(addressOf(booked))).toHaveLength(1)
  })

  test.each([
    ['CANCELLED', 0],
    ['NO_FAULT', 1],
  ] as const)('written late, after the request was closed as %s, is owed: %i', async (outcome, owed) => {
    const booked = await book(portal)
    await portal.jobsDone()
    await portal.db.deleteFrom('emails').where('recipient', '=', addressOf(booked)).execute()
    await portal.db
      .updateTable('requests')
      .set({ status: 'PRODUCT_LEFT_THE_SERVICE', outcome, closedAt: Temporal.Now.instant() })
      .where('id', '=', booked.crmRequestId)
      .execute()
    await writeJobs({ connectionString: portal.env.DATABASE_URL ?? '' }, 'requests.mailReceived', [{ requestId: booked.crmRequestId }])
    const sent = (await emailsTo(addressOf(booked))).filter(({ kind }) => kind === 'requests.mailReceived')
    expect(sent).toHaveLength(owed)
  })

  test('does not let a name write markup into the email', async () => {
    const booked = await book(portal, {
      customer: { lastName: '<b>Nagy</b>', firstName: '{name} & "Éva"' },
      serviceRequest: { identifier: newImei() },
    })
    const [sent] = await emailsTo(addressOf(booked))
    expect(sent?.html).toContain('&#60;b&#62;Nagy')
    expect(sent?.html).not.toContain('<b>Nagy')
    expect(sent?.plain).toContain('{name} & "Éva"')
  })
})

describe.each(languages)('the emails after it, in %s', (language) => {
  test('a changed pickup and a cancellation are told, each with its calendar file', async () => {
    const booked = await book(portal, {}, { language })
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: booked.crmRequestId })
    const url = `/api/customer-requests/${booked.crmRequestId}`
    await portal.jobsDone()
    portal.setNow('2026-11-23T08:01:00Z')
    // The courier is ordered by then.
    await portal.call('PUT', `${url}/pickup`, { session, body: { pickupDay: '2026-11-26', pickupWindow: '08-12', version: 2 } })
    await portal.jobsDone()
    portal.setNow('2026-11-23T08:02:00Z')
    await portal.call('POST', `${url}/cancel`, { session, body: { reason: 'changedMind' } })
    const emails = await emailsTo(addressOf(booked))
    portal.setNow('2026-11-23T08:00:00Z')
    expect(emails.map(({ kind, language: written }) => [kind, written])).toEqual([
      ['requests.mailReceived', language],
      ['requests.mailPickupChanged', language],
      ['requests.mailCancelled', language],
    ])
    const [, changed, cancelled] = emails
    expect(calendarIn(changed)).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:3[\s\S]*20261126T080000[\s\S]*20261126T120000/)
    expect(changed?.plain).toContain('08:00–12:00')
    // It leads to the request, and whoever has no printer is told the number to write on the parcel.
    expect(changed?.plain).toMatch(/\/igeny-reszletei\/[\w-]{43}/)
    expect(changed?.plain.split(formatRequestNumber(booked.crmRequestId)).length).toBeGreaterThan(2)
    expect(calendarIn(cancelled)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:4[\s\S]*STATUS:CANCELLED/)
    for (const { plain } of emails) expect(plain).not.toMatch(/\{\w+\}|undefined|null/)
  })
})
