import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samplePdf } from '#testing/factories.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, lines, runClockJob, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session
let photo: Buffer
beforeAll(async () => {
  portal = await startPortal()
  technician = await employeeWith(portal, 'expertReport.issue', 'request.queue', 'quote.edit', 'quote.send', 'quote.decideOnBehalf')
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .withExifMerge({ IFD0: { Make: 'TITKOS' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const url = (id: number, rest: string) => `/api/customer-requests/${id}/${rest}`
const body = { version: 1, reason: 'liquid', findings: 'Folyadék nyoma az alaplapon; a gyűrődött csatlakozó korrodált.' }
const issue = (id: number, over: object = {}, photos: readonly Buffer[] = []) =>
  portal.call('POST', url(id, 'expert-report'), {
    session: technician,
    body: { ...body, ...over },
    files: photos.map((bytes, index) => ({ field: 'photos[]', name: `${index}.jpg`, bytes })),
  })
const seen = async (id: number, session: Session) => (await portal.call('GET', url(id, 'expert-report'), { session })).body.data
const answer = (id: number, session: Session | undefined, accepted: boolean, over: object = {}) =>
  portal.call('PUT', url(id, 'expert-report-user-accept'), {
    body: { expertReportAcceptedStatus: accepted, returnReport: !accepted, ...over },
    ...(session ? { session } : {}),
  })
const customerOf = (id: number, now?: Temporal.Instant) => sessionOf(portal.db, { kind: 'tracking', requestId: id }, now)
const onBench = (row: object = {}) => arrived(portal, { warrantyTypeId: 1, ...row })
async function reported() {
  const id = await onBench()
  await issue(id)
  return { id, session: await customerOf(id) }
}

describe('issuing', () => {
  test('tells why, shows photos without their secrets, and waits five working days', async () => {
    const id = await onBench()
    expect((await issue(id, {}, [photo, photo])).body.data).toEqual({
      version: 2,
      validUntil: '2026-11-30T22:59:59.999Z',
      lastDay: '2026-11-30',
      certain: true,
    })
    const session = await customerOf(id)
    expect(await seen(id, session)).toMatchObject({
      version: 2,
      report: {
        ...{ status: 'issued', reason: 'liquid', findings: body.findings },
        photos: [1, 2],
        returnFee: 4522,
        returnFeeInCash: 4520,
        isOfConsumer: true,
        decision: null,
      },
      may: { issue: false, decide: true },
    })
    const shown = await portal.call('GET', url(id, 'expert-report/photos/2'), { session })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(photo.includes('TITKOS')).toBe(true)
    expect(shown.bytes.includes('TITKOS')).toBe(false)
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 60, format: 'jpeg' })
    expect((await portal.call('GET', url(id, 'expert-report/photos/3'), { session })).status).toBe(404)
    expect((await portal.call('GET', url(id, 'expert-report/photos/1'), { session: await customerOf(await onBench()) })).status).toBe(404)
  })

  test('is offered once, and never for a paid repair', async () => {
    const id = await onBench()
    expect((await seen(id, technician)).may).toEqual({ issue: true, correct: false, decide: false, decideOnBehalf: false })
    await issue(id)
    expect((await seen(id, technician)).may.issue).toBe(false)
    expect((await seen(await arrived(portal), technician)).may.issue).toBe(false)
  })

  test.each([
    ['of a paid repair', { warrantyTypeId: 2 }, {}, 409, 'EXPERT_REPORT_NOT_POSSIBLE'],
    ['before the device is here', { status: 'DELIVERY_IN_ORDERED' }, {}, 409, 'EXPERT_REPORT_NOT_POSSIBLE'],
    ['on an older request', {}, { version: 0 }, 409, 'STATE_MOVED_ON'],
    ['without findings', {}, { findings: ' ' }, 422, 'REQUIRED'],
    ['for no reason', {}, { reason: 'unlucky' }, 422, 'INVALID_INPUT'],
  ])('is refused %s', async (_when, row, over, status, code) => {
    const answered = (await issue(await onBench(row), over)).body
    expect([answered.status, answered.fields?.[0]?.code ?? answered.code]).toEqual([status, code])
  })

  test('takes pictures only, and six of them', async () => {
    const id = await onBench()
    for (const photos of [[samplePdf()], [photo.subarray(0, 300)], Array.from({ length: 7 }, () => photo)]) {
      const { body: refused } = await issue(id, {}, photos)
      expect(refused).toMatchObject({ status: 422, code: 'PHOTO_NOT_VALID' })
    }
    expect((await seen(id, technician)).report).toBeNull()
    expect(
      (
        await issue(
          id,
          {},
          Array.from({ length: 6 }, () => photo),
        )
      ).status,
    ).toBe(200)
  })

  test('happens once', async () => {
    const { id } = await reported()
    expect((await issue(id, { version: 2 })).body.code).toBe('EXPERT_REPORT_NOT_POSSIBLE')
  })
})

describe('a correction', () => {
  const correction = { reason: 'impact', findings: 'A kijelző ütéstől törött.' }

  test('takes the place of what was issued, whatever was decided about it; the photos stay, and the customer is told', async () => {
    const id = await onBench()
    await issue(id, {}, [photo, photo])
    const session = await customerOf(id)
    expect((await answer(id, session, true)).status).toBe(200)
    portal.setNow('2026-11-23T08:10:00Z')
    expect((await seen(id, technician)).may).toMatchObject({ issue: false, correct: true, decideOnBehalf: false })
    expect((await issue(id, { ...correction, version: 3, corrects: 1 })).body.data).toMatchObject({ version: 4, lastDay: '2026-11-30' })
    await portal.jobsDone()
    const emails = await portal.db.selectFrom('emails').select('subject').where('requestId', '=', id).orderBy('id').execute()
    expect(emails.map(({ subject }) => subject).filter((subject) => subject.startsWith('Helyesbített jegyzőkönyv'))).toHaveLength(1)
    const customer = await customerOf(id, Temporal.Instant.from('2026-11-23T08:10:00Z'))
    expect(await seen(id, customer)).toMatchObject({
      report: { version: 2, status: 'issued', ...correction, photos: [1, 2], decision: null },
      may: { decide: true },
    })
    // Whoever still looks at the first version decides nothing.
    expect((await answer(id, customer, true, { version: 1 })).body.code).toBe('STATE_MOVED_ON')
    expect((await answer(id, customer, true, { version: 2 })).status).toBe(200)
    const kept = portal.db.selectFrom('expertReports').select(['version', 'status']).where('requestId', '=', id).orderBy('version')
    expect(await kept.execute()).toEqual([
      { version: 1, status: 'void' },
      { version: 2, status: 'accepted' },
    ])
    const steps = await portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', id).orderBy('id').execute()
    expect(steps.map(({ step }) => step).slice(1)).toEqual([
      ...['expertReportIssued', 'expertReportAccepted', 'expertReportCorrected', 'expertReportAccepted'],
    ])
    expect((await sendQuote(portal, technician, id, lines)).quoteVersion).toBe(1)
    expect((await issue(id, { ...correction, version: await versionOf(portal, id), corrects: 2 })).body.code).toBe('EXPERT_REPORT_NOT_POSSIBLE')
  })

  test('is of the version it names, and new photos take the place of the old', async () => {
    const { id, session } = await reported()
    expect((await issue(id, { ...correction, version: 2, corrects: 2 })).body.code).toBe('EXPERT_REPORT_NOT_POSSIBLE')
    expect((await issue(await onBench(), { ...correction, corrects: 1 })).body.code).toBe('EXPERT_REPORT_NOT_POSSIBLE')
    const both = await Promise.all([1, 2].map(() => issue(id, { ...correction, version: 2, corrects: 1 }, [photo])))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await seen(id, session)).report).toMatchObject({ version: 2, photos: [1] })
  })
})

describe('on behalf of the customer', () => {
  const decide = (id: number, over: object = {}) =>
    portal.call('POST', url(id, 'expert-report-decision-on-behalf'), {
      session: technician,
      body: { version: 2, reportVersion: 1, expertReportAcceptedStatus: true, method: 'phone', note: 'Kovács Éva hívott 9:10-kor.', ...over },
    })

  test('an employee writes down what was said, how, and a note; it is the one decision', async () => {
    const { id, session } = await reported()
    expect((await seen(id, technician)).may.decideOnBehalf).toBe(true)
    expect((await decide(id, { version: 1 })).body.code).toBe('STATE_MOVED_ON')
    expect((await decide(id, { reportVersion: 2 })).body.code).toBe('STATE_MOVED_ON')
    expect((await decide(id, { note: ' ' })).status).toBe(422)
    const said = await decide(id)
    expect(said.body.data).toMatchObject({ expertReportAcceptedStatus: true, returnReport: false, returnFee: null })
    expect((await decide(id)).body).toEqual(said.body)
    expect((await answer(id, session, false)).body.code).toBe('DECISION_MOVED_ON')
    const evidence = await portal.db
      .selectFrom('expertReportDecisions')
      .innerJoin('expertReports', 'expertReports.id', 'reportId')
      .select(['byKind', 'channel', 'note', 'byAccountId'])
      .where('requestId', '=', id)
      .execute()
    expect(evidence).toEqual([{ byKind: 'staff', channel: 'phone', note: 'Kovács Éva hívott 9:10-kor.', byAccountId: expect.any(Number) }])
  })

  test('a rejection sends the device back; the time to say so is the same', async () => {
    const { id } = await reported()
    expect((await decide(id, { expertReportAcceptedStatus: false, method: 'inPerson' })).body.data).toMatchObject({
      returnReport: true,
      returnFee: 4522,
    })
    await portal.jobsDone()
    expect(await statusOf(portal, id)).toBe('INVOICE_DONE')
    const { id: late } = await reported()
    await portal.db
      .updateTable('expertReports')
      .set({ issuedAt: Temporal.Instant.from('2026-11-13T08:00:00Z'), validUntil: Temporal.Instant.from('2026-11-20T22:59:59.999Z') })
      .where('requestId', '=', late)
      .execute()
    expect((await decide(late)).body.code).toBe('EXPERT_REPORT_EXPIRED')
  })
})

describe('the answer', () => {
  test('yes asks for a quote, and owes nothing yet', async () => {
    const { id, session } = await reported()
    const first = await answer(id, session, true)
    expect(first.body.data).toEqual({ expertReportAcceptedStatus: true, returnReport: false, decidedAt: '2026-11-23T08:00:00Z', returnFee: null })
    portal.setNow('2026-11-23T08:05:00Z')
    expect((await answer(id, session, true)).body).toEqual(first.body)
    expect((await answer(id, session, false)).body).toMatchObject({ status: 409, code: 'DECISION_MOVED_ON' })
    expect(await statusOf(portal, id)).toBe('ARRIVED')
    expect(await versionOf(portal, id)).toBe(3)
    expect((await sendQuote(portal, technician, id, lines)).quoteVersion).toBe(1)
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
  })

  test('no sends the device back, for the fee that was told', async () => {
    const { id, session } = await reported()
    const first = await answer(id, session, false)
    expect(first.body.data).toMatchObject({ expertReportAcceptedStatus: false, returnReport: true, returnFee: 4522 })
    expect((await answer(id, session, false)).body).toEqual(first.body)
    expect((await answer(id, session, true)).body.code).toBe('DECISION_MOVED_ON')
    // The return fee is owed, so its invoice follows by itself.
    await portal.jobsDone()
    const request = await portal.db.selectFrom('requests').select(['status', 'outcome']).where('id', '=', id).executeTakeFirstOrThrow()
    expect(request).toEqual({ status: 'INVOICE_DONE', outcome: 'WARRANTY_REJECTED' })
    const steps = await portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', id).orderBy('id').execute()
    expect(steps.map(({ step }) => step)).toEqual([
      'requestReceived',
      'expertReportIssued',
      'expertReportRejected',
      'finishWithoutRepair',
      'issueInvoice',
    ])
  })

  test('of eight at once one is taken', async () => {
    for (let i = 0; i < 10; i++) {
      const { id, session } = await reported()
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => answer(id, session, (n + i) % 2 === 0)))
      const decisions = await portal.db
        .selectFrom('expertReportDecisions')
        .innerJoin('expertReports', 'expertReports.id', 'reportId')
        .select('decision')
        .where('requestId', '=', id)
        .execute()
      expect(decisions).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
      for (const { status, body: late } of answers)
        if (status === 200) expect(late.data.expertReportAcceptedStatus).toBe(decisions[0]?.decision === 'accepted')
        else expect(status).toBe(409)
    }
  })

  test('must not contradict itself, and is the customer’s', async () => {
    const { id, session } = await reported()
    expect((await answer(id, session, true, { returnReport: true })).body).toMatchObject({ status: 422, fields: [{ path: 'returnReport' }] })
    expect((await answer(id, technician, true)).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
    expect((await answer(id, undefined, true)).status).toBe(401)
    const stranger = await customerOf(await onBench())
    expect((await answer(id, stranger, true)).body).toEqual((await answer(999_999_999, stranger, true)).body)
    expect((await answer(await onBench(), await customerOf(id), true)).status).toBe(404)
    const unreported = await onBench()
    expect((await answer(unreported, await customerOf(unreported), true)).body.code).toBe('STATE_MOVED_ON')
  })

  test.each([
    [0, 200],
    [1, 410],
  ])('%i ms from the end is answered %i', async (ms, status) => {
    const { id } = await reported()
    const now = Temporal.Instant.from('2026-11-30T22:59:59.999Z').add({ milliseconds: ms })
    portal.setNow(now.toString())
    const { body: late } = await answer(id, await customerOf(id, now), true)
    expect(late.status).toBe(status)
    if (status === 410) expect(late).toMatchObject({ code: 'EXPERT_REPORT_EXPIRED', message: expect.stringContaining('2026. november 30.') })
  })

  test('a decree that moves a rest day into the time to answer gives more of it (DESIGN 8.14)', async () => {
    const { id } = await reported()
    const moved = { day: '2026-11-26', kind: 'rest', name: 'Rendelet szerint' }
    await portal.db.insertInto('calendarDays').values(moved).execute()
    await portal.settled()
    try {
      await runClockJob(portal, 'quotes.extendDeadlines')
      const { lastDay } = (await seen(id, await customerOf(id))).report
      expect(lastDay).toBe('2026-12-01')
      const emails = await portal.db.selectFrom('emails').select(['kind', 'subject']).where('requestId', '=', id).execute()
      expect(emails.filter(({ kind }) => kind === 'quotes.mailDeadlineExtended').map(({ subject }) => subject)).toEqual([
        'Több idő van dönteni, új határnap: 2026. december 1.',
      ])
    } finally {
      await portal.db.deleteFrom('calendarDays').where('day', '=', moved.day).execute()
      await portal.settled()
    }
  })

  test('none in time sends the device back', async () => {
    const { id } = await reported()
    portal.setNow('2026-11-30T23:00:00Z')
    await runClockJob(portal, 'quotes.expireOverdue')
    // The return fee is owed, so its invoice follows by itself.
    await portal.jobsDone()
    expect(await statusOf(portal, id)).toBe('INVOICE_DONE')
    const session = await customerOf(id, Temporal.Instant.from('2026-11-30T23:00:00Z'))
    expect((await seen(id, session)).report).toMatchObject({ status: 'expired', decision: { returnReport: true, returnFee: 4522 } })
    expect((await answer(id, session, true)).body).toMatchObject({ status: 410, code: 'EXPERT_REPORT_EXPIRED' })
  })
})
