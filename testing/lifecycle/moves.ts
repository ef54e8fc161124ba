import type { PermissionKey } from '#accounts/who.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { orderCourierPickup } from '#courier/server/arrange-pickup.ts'
import { redoCourierOrders } from '#courier/server/redo-orders.ts'
import { Refusal } from '#errors.ts'
import { letOffOutdated } from '#invoices/server/let-off-outdated.ts'
import { expireOverdue } from '#quotes/server/expire-overdue.ts'
import { can, type LifecycleAction, lifecycle, stepOfLife } from '#requests/lifecycle.ts'
import { canChangePickup } from '#requests/pickup-change.ts'
import { isBeforePickup, type RequestStatus, warrantyTypes } from '#requests/status.ts'
import { reopenWorksheetOfQuoted } from '#worksheets/server/close-worksheet.ts'
import { emptyWorksheet, unrepairedOutcomesOf } from '#worksheets/worksheet.ts'
import { checkItemsOf } from '#workshop/arrival.ts'
import { line } from '../quote-desk.ts'
import { replay } from './replay.ts'
import type { Answer, Call, Facts, World } from './world.ts'

/** `same`: answered as done, because it stands so already; nothing changes. */
export type Verdict = 'done' | 'same' | 'refused'

export type Move = {
  /** Whose move it is; an employee's is named by the key it needs. */
  by: 'customer' | 'system' | PermissionKey
  /** Whoever makes it needs this one too. */
  also?: PermissionKey
  /** What must come of it, from the rules; in other words than the server's. */
  expects: (facts: Facts) => Verdict
  /** What is done beforehand, so that in a race only the action itself runs. */
  prepare?: (call: Call, path: string) => Promise<object>
  make: (call: Call, facts: Facts, world: World, prepared: object) => Promise<Answer>
  /** Said once more with what was seen before. */
  again: Verdict
  /** The move that is refused for good after this one. */
  opposite?: string
  /** Done or not, the request may look the same: a courier was asked. */
  unseen?: boolean
  /** Whoever said it before is answered as then, whatever has come since. */
  remembers?: boolean
  /** It is refused when the request has changed since it was looked at. */
  versioned?: boolean
  /** It leaves the status, or decides: of two such from the same state one wins, unless they say the same. */
  decides?: string
  /** What it comes to by itself: then it is answered as done, whoever was first. */
  follows?: readonly string[]
}

const isOpen = ({ request }: Facts) => request.closedAt === null
const may = (action: LifecycleAction, { request }: Facts) =>
  can(action, { status: request.status as RequestStatus, closed: request.closedAt !== null, cancelled: request.outcome === 'CANCELLED' })
const ifSo = (condition: boolean): Verdict => (condition ? 'done' : 'refused')
const isInsured = ({ request }: Facts) => request.warrantyTypeId === warrantyTypes.insurance
/** The customer pays: a quote comes before the repair. */
const isOwed = (facts: Facts) =>
  facts.request.warrantyTypeId === warrantyTypes.paid ||
  facts.report?.status === 'accepted' ||
  (isInsured(facts) && (facts.insurer?.status === 'part' || facts.insurer?.status === 'refused'))
/** Its insurer can be asked: nobody has to say something about a report, or has said that they pay. */
const hasInsurer = (facts: Facts) => isInsured(facts) && facts.report?.status !== 'issued' && facts.report?.status !== 'accepted'
/** Something is owed by how the work ended (DESIGN 8.34). */
const owes = ({ request: { outcome }, quote, report }: Facts) => {
  if (quote?.decision === 'accepted') return outcome === 'REPAIRED'
  if (quote?.decision) return true
  return report?.status === 'rejected' || report?.status === 'expired' || outcome === 'NO_FAULT' || outcome === 'WARRANTY_REJECTED'
}
/** It was to go back unrepaired, and no courier was asked to take it. */
const mayQuoteAgain = (facts: Facts) => may('quoteAgain', facts) && facts.request.outcome === 'RETURNED_UNREPAIRED' && facts.outward === undefined
const inTime = ({ now }: Facts, until: Temporal.Instant | null) => until !== null && Temporal.Instant.compare(now, until) <= 0

const allFine = Object.fromEntries(checkItemsOf({ hasLocator: false }).map((item) => [item, { finding: 'fine' }]))

type Body = object | ((facts: Facts) => object)
/** An employee's act at the service desk or about the courier, which says the version it saw. */
const act = (path: string, body: Body = {}, method = 'POST') => ({
  versioned: true as const,
  make: (call: Call, facts: Facts): Promise<Answer> =>
    call(method, path.replace('#', String(facts.request.id)), {
      version: facts.request.version,
      ...(typeof body === 'function' ? body(facts) : body),
    }),
})
const desk = (noun: string, body?: Body, method?: string) => act(`service-desk/requests/#/${noun}`, body, method)
const courier = (noun: string) => act(`customer-requests/#/${noun}`)

const holdFor = (reason: string): Move => ({
  by: 'request.transition',
  expects: (facts) => (facts.request.holdReason === reason ? 'same' : ifSo(isOpen(facts))),
  ...desk('hold', { reason }),
  again: 'same',
})

function canUndo(facts: Facts): boolean {
  const last = replay(facts.history).end.steps.at(-1)
  const undo = last && stepOfLife(last.step).undo
  return (
    isOpen(facts) &&
    !!undo &&
    last.byKind === 'staff' &&
    facts.request.status === stepOfLife(last.step).to &&
    !(undo.unlessDeliveryOrdered && facts.outward)
  )
}

/** GAPS D5: a worksheet is closed with a diagnosis and with what was done. */
const fillWorksheet: Move['prepare'] = async (call, path) => {
  const { body } = await call('GET', `${path}/worksheet`)
  const revision: number = body.data?.sheet?.revision ?? 0
  await call('PUT', `${path}/worksheet`, { ...emptyWorksheet, revision, diagnosis: 'Törött kijelző.', workDone: 'Kijelző cserélve.' })
  return {}
}

const saveDraft: Move['prepare'] = async (call, path) => {
  const { body } = await call('GET', `${path}/quote-draft`)
  const revision: number = body.data?.revision ?? 0
  const saved = await call('PUT', `${path}/quote-draft`, { revision, lines: [line()], note: '' })
  return { revision: saved.body.data?.revision ?? revision }
}

const returned = (outcome: (typeof lifecycle.finishWithoutRepair.outcomes)[number]): Move => ({
  by: 'request.transition',
  expects: (facts) => {
    const { status, outcome: ended, warrantyTypeId } = facts.request
    if (status === lifecycle.finishWithoutRepair.to && ended === outcome) return 'same'
    const possible = unrepairedOutcomesOf({ status: status as RequestStatus, warrantyTypeId })
    return ifSo(may('finishWithoutRepair', facts) && possible.includes(outcome))
  },
  prepare: fillWorksheet,
  ...desk('return-unrepaired', { outcome }),
  again: 'same',
  decides: outcome,
})

const insurerSays = (said: 'accepted' | 'part' | 'refused', step: LifecycleAction): Move => ({
  by: 'quote.decideOnBehalf',
  expects: (facts) => ifSo(may(step, facts) && facts.insurer?.status === 'sent'),
  make: (call, facts) =>
    call('POST', pathOf(facts, 'insurer-answer'), {
      version: facts.request.version,
      insurerVersion: facts.insurer?.version ?? 1,
      answer: said,
      ownShare: said === 'part' ? 1000 : null,
    }),
  again: 'refused',
  versioned: true,
  decides: `insurer ${said}`,
})

/** About a quote or a report: what was decided stays decided, the same is said again, the opposite comes too late. */
function aboutQuote(wanted: 'accepted' | 'rejected') {
  return (facts: Facts): Verdict => {
    const { quote } = facts
    if (!quote) return 'refused'
    if (quote.decision) return quote.decision === wanted ? 'same' : 'refused'
    return ifSo(may(wanted === 'accepted' ? 'acceptQuote' : 'rejectQuote', facts) && inTime(facts, quote.validUntil))
  }
}
const pathOf = ({ request }: Facts, noun: string) => `customer-requests/${request.id}/${noun}`
const onBehalf = (quoteAcceptedStatus: boolean): Move => ({
  by: 'quote.decideOnBehalf',
  expects: aboutQuote(quoteAcceptedStatus ? 'accepted' : 'rejected'),
  make: (call, facts) =>
    call('POST', pathOf(facts, 'quote-decision-on-behalf'), {
      version: facts.request.version,
      quoteVersion: facts.quote?.version ?? 1,
      quoteAcceptedStatus,
      declarations: { startNow: true, startLoss: true },
      method: 'phone',
      note: 'Hívott.',
    }),
  again: 'same',
  opposite: quoteAcceptedStatus ? 'reject' : 'accept',
  versioned: true,
  decides: quoteAcceptedStatus ? 'accepted' : 'rejected',
})

const aboutReport = (expertReportAcceptedStatus: boolean): Move => {
  const wanted = expertReportAcceptedStatus ? 'accepted' : 'rejected'
  return {
    by: 'customer',
    expects: (facts) => {
      const { report, request } = facts
      if (!report) return 'refused'
      if (report.status !== 'issued') return report.status === wanted ? 'same' : 'refused'
      return ifSo(request.status === 'ARRIVED' && isOpen(facts) && inTime(facts, report.validUntil))
    },
    make: (call, facts) =>
      call('PUT', pathOf(facts, 'expert-report-user-accept'), { expertReportAcceptedStatus, version: facts.report?.version ?? 1 }),
    again: 'same',
    opposite: expertReportAcceptedStatus ? 'rejectReport' : 'acceptReport',
    decides: `report ${wanted}`,
  }
}

/** A device under warranty or insurance on the bench: it can get a report, or another in place of the one it has. */
const canBeReported = (facts: Facts) => isOpen(facts) && facts.request.status === 'ARRIVED' && facts.request.warrantyTypeId !== warrantyTypes.paid
const reportOnBehalf = (expertReportAcceptedStatus: boolean): Move => ({
  ...aboutReport(expertReportAcceptedStatus),
  by: 'quote.decideOnBehalf',
  make: (call, facts) =>
    call('POST', pathOf(facts, 'expert-report-decision-on-behalf'), {
      version: facts.request.version,
      reportVersion: facts.report?.version ?? 1,
      expertReportAcceptedStatus,
      method: 'email',
      note: 'Megírta.',
    }),
  versioned: true,
})

const pickupIsFree = (facts: Facts) => {
  const { status, pickupDay, pickupWindow, collectedAt } = facts.request
  return canChangePickup(
    {
      status: status as RequestStatus,
      closed: !isOpen(facts),
      pickupDay,
      pickupWindow: pickupWindow as '08-17' | null,
      collected: collectedAt !== null,
    },
    facts.now.toString(),
  )
}
const pickupStands = ({ inward, request: { pickupDay, pickupWindow } }: Facts) =>
  !!inward?.orderedAt && inward.day === pickupDay && inward.pickupWindow === pickupWindow

const refusedAs = (error: unknown): Answer => {
  if (error instanceof Refusal && error.code === 'COURIER_AWAY') return { status: 503, body: { code: error.code } }
  throw error
}
const done: Answer = { status: 200, body: null }
const late: Answer = { status: 409, body: { code: 'STATE_MOVED_ON' } }

const correct = (subject: string, values: Body): Pick<Move, 'by' | 'make' | 'versioned' | 'again'> => ({
  by: 'request.correct',
  ...desk('corrections', (facts) => ({ subject, reason: 'Telefonon egyeztetve', values: typeof values === 'function' ? values(facts) : values })),
  again: 'refused',
})
/** What kind of repair it is stays open to correction until somebody was asked to decide or to pay. */
const kindIs = (warrantyTypeId: number): Move => ({
  ...correct('kind', { warrantyTypeId, insuranceNumber: '' }),
  expects: (facts) => {
    const { status } = facts.request
    const isEarly = status === 'RECEIVED' || status === 'DELIVERY_IN_ORDERED' || status === 'ARRIVED'
    const isAsked = facts.quotes.length > 0 || facts.report !== undefined || facts.insurer !== undefined
    if (!isOpen(facts) || !isEarly || isAsked) return 'refused'
    return facts.request.warrantyTypeId === warrantyTypeId ? 'same' : 'done'
  },
})
const corrected = 'Leesett, azóta sötét a kijelzője.'
/** Another house at every version, so that each correction changes something. */
const placeOf = (version: number) => ({
  ...{ countryCode: 'HUN', postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', other: '' },
  // Never what was booked: 13 and 1313 are the houses where the simulated courier finds nobody.
  streetNumber: String(2000 + version),
})
const streetOf = (version: number) => ({ ...placeOf(version), contactName: 'Nagy Éva', contactPhone: '+36301234567' })
/** From the far end, where no second attempt of the courier comes by itself. */
const anotherDay = (facts: Facts, prepared: object): string =>
  (prepared as { pickupDays: { day: string }[] }).pickupDays.findLast(({ day }) => day !== facts.request.pickupDay)?.day ?? ''

/** Everything anybody can do to a request, by name. */
export const moves: Readonly<Record<string, Move>> = {
  holdForPart: holdFor('alkatresz'),
  // The last failed attempt of a courier does the same, so the two do not exclude each other.
  holdForCustomer: { ...holdFor('ugyfel'), versioned: false },
  resume: {
    by: 'request.transition',
    expects: (facts) => (isOpen(facts) && facts.request.holdReason === null ? 'same' : ifSo(isOpen(facts))),
    // Every step of its life ends the hold too; then there is nothing left to end, and that is answered as done.
    make: desk('resume').make,
    again: 'same',
  },
  undo: { by: 'request.undo', expects: (facts) => ifSo(canUndo(facts)), ...desk('undo', { reason: 'Tévedés' }), again: 'refused', decides: 'undo' },

  orderPickup: {
    by: 'courier.dispatch',
    expects: (facts) => {
      const { status, collectedAt, pickupDay } = facts.request
      if (isOpen(facts) && pickupStands(facts)) return 'same'
      const isBefore = status === 'RECEIVED' || status === 'DELIVERY_IN_ORDERED'
      return ifSo(isOpen(facts) && isBefore && collectedAt === null && pickupDay !== null)
    },
    // Its version guards the planning only: the courier is asked between two transactions.
    make: courier('pickup-order').make,
    again: 'same',
    unseen: true,
  },
  failPickup: {
    by: 'courier.dispatch',
    expects: (facts) => ifSo(may('failPickup', facts) && facts.request.collectedAt === null && !!facts.inward?.orderedAt),
    ...courier('pickup-failed'),
    again: 'refused',
  },
  cancel: {
    by: 'customer',
    expects: (facts) => (facts.request.outcome === 'CANCELLED' ? 'same' : ifSo(pickupIsFree(facts))),
    make: (call, facts) => call('POST', pathOf(facts, 'cancel'), { reason: 'changedMind' }),
    again: 'same',
    opposite: 'changePickup',
    decides: 'cancel',
  },
  changePickup: {
    by: 'customer',
    expects: (facts) => ifSo(pickupIsFree(facts)),
    prepare: async (call) => (await call('GET', 'pickup-days?postalCode=1134')).body.data,
    make: (call, facts, _world, prepared) =>
      call('PUT', pathOf(facts, 'pickup'), { pickupDay: anotherDay(facts, prepared), pickupWindow: '08-17', version: facts.request.version }),
    again: 'same',
    versioned: true,
  },

  correctFault: {
    ...correct('fault', { troubleDescription: corrected, otherDescription: '', failureOptionIds: [], accessoryIds: [], accessoriesOther: '' }),
    expects: (facts) => (isOpen(facts) && facts.request.troubleDescription === corrected ? 'same' : ifSo(isOpen(facts))),
  },
  correctContact: {
    ...correct('contact', ({ request: { version, email } }) => ({
      ...{ lastName: 'Nagy', firstName: 'Éva', middleName: '', email, companyName: '', taxNumber: '' },
      phone: `+3630${String(2_000_000 + version)}`,
    })),
    also: 'customer.view',
    expects: (facts) => ifSo(isOpen(facts)),
  },
  correctDevice: {
    ...correct('device', ({ request: { version, identifier } }) => ({
      ...{ brandId: 7, productGroupId: 1, productTypeId: null, productTypeOther: `P${version}`, deviceColourId: null },
      ...{ identifier, identifierKind: 'imei', imei2: '', dateOfPurchase: '' },
    })),
    expects: (facts) => ifSo(isOpen(facts)),
  },
  correctPickupAddress: {
    ...correct('deliveryIn', ({ request: { version } }) => streetOf(version)),
    also: 'customer.view',
    expects: (facts) => ifSo(isOpen(facts) && isBeforePickup(facts.request.status as RequestStatus) && facts.request.collectedAt === null),
  },
  correctBilling: {
    ...correct('billing', ({ request: { version } }) => ({
      ...{ kind: 'address', billingName: 'Nagy Éva', isCompany: false, taxNumber: '' },
      ...placeOf(version),
    })),
    also: 'customer.view',
    expects: (facts) => ifSo(isOpen(facts)),
  },
  /** As the customer moves it, with a reason. */
  correctPickup: {
    ...correct('pickup', {}),
    // Whoever wants the day that has just been written down is told that it is so.
    follows: ['changePickup'],
    expects: (facts) => ifSo(pickupIsFree(facts)),
    prepare: async (call) => (await call('GET', 'pickup-days?postalCode=1134')).body.data,
    make: (call, facts, world, prepared) =>
      correct('pickup', { pickupDay: anotherDay(facts, prepared), pickupWindow: '08-17' }).make(call, facts, world, {}),
  },
  correctToPaid: kindIs(warrantyTypes.paid),
  correctToWarranty: kindIs(warrantyTypes.warranty),
  correctWayBack: {
    ...correct('deliveryOut', ({ request: { version } }) => ({ kind: 'address', ...streetOf(version) })),
    also: 'customer.view',
    expects: (facts) => ifSo(isOpen(facts) && facts.request.status !== 'SHIPPED'),
  },
  /** Couriers are told otherwise by a job of its own, which may come at any time. */
  couriersFollow: {
    by: 'system',
    expects: () => 'same',
    make: async (_call, _facts, { bench, now, portal: { db }, requestId }) => {
      const made = await db.selectFrom('requestCorrections').select('id').where('requestId', '=', requestId).orderBy('id', 'desc').executeTakeFirst()
      if (!made) return done
      return redoCourierOrders.run(bench.at(now().toString()), { requestId, correctionId: made.id }).then(() => done, refusedAs)
    },
    again: 'same',
    unseen: true,
  },

  receiveDevice: {
    by: 'request.arrive',
    // A device that arrives for a cancelled request opens it again.
    expects: (facts) => ifSo(may('receiveDevice', facts) || may('reopenOnArrival', facts)),
    make: (call, facts) => call('POST', pathOf(facts, 'arrival'), { version: facts.request.version, foundAccessoryIds: [], checks: allFine }, []),
    again: 'same',
    opposite: 'cancel',
    versioned: true,
    decides: 'arrived',
  },

  /** The other device is a request of its own; this one is as it was. */
  noteSecondDevice: {
    by: 'request.arrive',
    expects: (facts) => ifSo(facts.request.arrivedAt !== null && isOpen(facts)),
    make: (call, facts) =>
      call(
        'POST',
        pathOf(facts, 'second-device'),
        { brandId: 7, productGroupId: 1, identifierKind: 'imei', foundAccessoryIds: [], checks: allFine },
        [],
      ),
    again: 'same',
    unseen: true,
    remembers: true,
  },

  sendQuote: {
    by: 'quote.send',
    expects: (facts) => ifSo(isOwed(facts) && (may('sendQuote', facts) || may('reviseQuote', facts) || mayQuoteAgain(facts))),
    prepare: saveDraft,
    make: async (call, facts, { bench, now, requestId }, prepared) => {
      const answer = await call('POST', pathOf(facts, 'quote'), { version: facts.request.version, ...prepared })
      if (answer.status === 200 && mayQuoteAgain(facts)) {
        // What follows of a return that does not take place.
        const at = bench.at(now().toString())
        await letOffOutdated(at, requestId)
        await reopenWorksheetOfQuoted.run(at, { requestId })
      }
      return answer
    },
    again: 'refused',
    versioned: true,
    decides: 'new version',
  },
  accept: {
    by: 'customer',
    expects: aboutQuote('accepted'),
    prepare: async (call, path) => {
      const { quote } = (await call('GET', `${path}/quote`)).body.data
      const { orderToPay, startNow, startLoss } = quote?.texts ?? {}
      return { textVersions: { orderToPay: orderToPay?.id ?? null, startNow: startNow?.id ?? null, startLoss: startLoss?.id ?? null } }
    },
    make: (call, facts, _world, prepared) =>
      call('PUT', pathOf(facts, 'quote-user-accept'), {
        quoteAcceptedStatus: true,
        version: facts.quote?.version ?? 1,
        declarations: { startNow: true, startLoss: true },
        ...prepared,
      }),
    again: 'same',
    opposite: 'reject',
    decides: 'accepted',
  },
  reject: {
    by: 'customer',
    expects: aboutQuote('rejected'),
    make: (call, facts) => call('PUT', pathOf(facts, 'quote-user-accept'), { quoteAcceptedStatus: false, version: facts.quote?.version ?? 1 }),
    again: 'same',
    opposite: 'accept',
    decides: 'rejected',
  },
  acceptOnBehalf: onBehalf(true),
  rejectOnBehalf: onBehalf(false),

  issueReport: {
    by: 'expertReport.issue',
    expects: (facts) => ifSo(canBeReported(facts) && !facts.report),
    make: (call, facts) =>
      call('POST', pathOf(facts, 'expert-report'), { version: facts.request.version, reason: 'liquid', findings: 'Beázott.' }, []),
    versioned: true,
    again: 'refused',
  },
  correctReport: {
    by: 'expertReport.issue',
    expects: (facts) => ifSo(canBeReported(facts) && facts.report !== undefined),
    make: (call, facts) => {
      const corrected = { reason: 'impact', findings: 'Leejtették.', corrects: facts.report?.version ?? 1 }
      return call('POST', pathOf(facts, 'expert-report'), { version: facts.request.version, ...corrected }, [])
    },
    versioned: true,
    again: 'refused',
    decides: 'new report',
    // A corrected report can run out as well.
    follows: ['expire'],
  },
  acceptReportOnBehalf: reportOnBehalf(true),
  rejectReportOnBehalf: reportOnBehalf(false),
  acceptReport: aboutReport(true),
  rejectReport: aboutReport(false),

  askInsurer: {
    by: 'quote.send',
    expects: (facts) => ifSo(may('askInsurer', facts) && hasInsurer(facts)),
    prepare: saveDraft,
    make: (call, facts, _world, prepared) =>
      call('POST', pathOf(facts, 'insurer-quote'), { version: facts.request.version, revision: 0, ...prepared, note: 'Levélben.' }),
    again: 'refused',
    versioned: true,
    decides: 'insurer asked',
  },
  insurerAccepts: insurerSays('accepted', 'insurerAccepts'),
  insurerAcceptsInPart: insurerSays('part', 'insurerAcceptsInPart'),
  insurerRefuses: insurerSays('refused', 'insurerRefuses'),
  /** Whom the insurer left alone asks for the device. */
  askForReturn: {
    by: 'customer',
    expects: (facts) => ifSo(facts.request.status === 'ARRIVED' && isOpen(facts) && facts.insurer?.status === 'refused'),
    make: (call, facts) => call('POST', pathOf(facts, 'return-after-insurer'), { insurerVersion: facts.insurer?.version ?? 1 }),
    again: 'refused',
    decides: 'RETURNED_UNREPAIRED by the customer',
  },

  finishRepair: {
    by: 'request.transition',
    expects: (facts) => {
      const { status, outcome } = facts.request
      if (status === lifecycle.finishRepair.to && outcome === 'REPAIRED') return 'same'
      const waits = isOwed(facts) || (isInsured(facts) && facts.insurer?.status !== 'accepted')
      return ifSo(may('finishRepair', facts) && !(status === 'ARRIVED' && waits))
    },
    prepare: fillWorksheet,
    ...desk('finish-repair'),
    again: 'same',
    decides: 'REPAIRED',
  },
  returnUnrepaired: returned('RETURNED_UNREPAIRED'),
  returnWithoutFault: returned('NO_FAULT'),
  returnWithoutWarranty: { ...returned('WARRANTY_REJECTED'), follows: ['rejectReport', 'rejectReportOnBehalf', 'expire'] },

  /** The provider is the built-in one: it answers. */
  issueInvoice: {
    by: 'invoice.issue',
    expects: (facts) => (facts.invoices > 0 ? 'same' : ifSo(may('issueInvoice', facts) && owes(facts))),
    make: (call, facts) => call('POST', pathOf(facts, 'invoices'), {}),
    again: 'same',
    decides: 'invoiced',
  },

  orderDelivery: {
    by: 'courier.dispatch',
    expects: (facts) => {
      if (facts.outward?.orderedAt) return 'same'
      if (isOpen(facts) && facts.request.status === 'DELIVERY_OUT_ORDERED') return 'done'
      // The customer pays the courier, so an invoice is enough.
      return ifSo(may('orderDelivery', facts) && (!owes(facts) || facts.invoices > 0))
    },
    make: courier('delivery-order').make,
    again: 'same',
    opposite: 'finishRepair',
  },
  ship: {
    by: 'courier.dispatch',
    // What came back goes nowhere until its way is ordered anew.
    expects: (facts) => (facts.request.status === 'SHIPPED' ? 'same' : ifSo(may('ship', facts) && !!facts.outward?.orderedAt)),
    ...courier('ship'),
    again: 'same',
    decides: 'ship',
  },
  failDelivery: {
    by: 'courier.dispatch',
    expects: (facts) => ifSo(may('failDelivery', facts)),
    ...courier('delivery-failed'),
    again: 'refused',
    decides: 'failDelivery',
  },
  /** Whatever its courier says of it, or does not. */
  receiveParcelBack: {
    by: 'request.arrive',
    expects: (facts) => {
      const last = facts.shipments.find((one) => one.leg === 'out' && one.orderedAt !== null)
      const isOver = last?.status === 'RETURNED' || last?.status === 'CANCELLED'
      return ifSo(may('receiveParcelBack', facts) && last !== undefined && last.collectedAt !== null && !isOver)
    },
    ...courier('parcel-back'),
    again: 'refused',
    opposite: 'handBack',
    decides: 'came back',
  },
  handBack: {
    by: 'courier.dispatch',
    expects: (facts) => (facts.request.status === 'SERVICE_DONE' ? 'same' : ifSo(may('handBack', facts))),
    ...courier('hand-back'),
    again: 'same',
    opposite: 'failDelivery',
    decides: 'handBack',
  },

  cancelDelivery: {
    by: 'courier.dispatch',
    expects: (facts) => ifSo(may('cancelDelivery', facts) && !!facts.outward?.orderedAt && facts.outward.collectedAt === null),
    ...courier('delivery-cancelled'),
    again: 'refused',
    opposite: 'ship',
  },
  handOverAtCounter: {
    by: 'courier.dispatch',
    // Nobody pays in these lives, and the counter takes no cash on delivery.
    expects: (facts) => ifSo(may('handOverAtCounter', facts) && !facts.outward?.orderedAt && !owes(facts)),
    ...act('customer-requests/#/counter-hand-over', { handedTo: 'Nagy Éva', identity: 'identityCard' }),
    again: 'refused',
    opposite: 'orderDelivery',
    decides: 'handOverAtCounter',
  },

  /** What came back waits for its customer's word; said once more it is the same. */
  chooseCounter: {
    by: 'customer',
    expects: (facts) => {
      const last = facts.shipments.find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
      const waits = isOpen(facts) && facts.request.status === 'DELIVERY_OUT_ORDERED' && !facts.outward?.orderedAt
      return ifSo(waits && last?.status === 'RETURNED')
    },
    make: (call, facts) => call('POST', pathOf(facts, 'delivery-choice'), { way: 'counter' }),
    again: 'same',
    unseen: true,
  },

  declareLost: {
    by: 'courier.dispatch',
    expects: (facts) => {
      const leg = facts.request.status === 'DELIVERY_IN_ORDERED' ? 'in' : 'out'
      const last = facts.shipments.find((one) => one.leg === leg && one.orderedAt !== null)
      if (!last || !may('declareLost', facts) || last.status === 'RETURNED' || last.status === 'CANCELLED') return 'refused'
      const isUnseen = leg === 'in' && last.endedAt === null && last.day < budapestDay(facts.now)
      return ifSo(last.collectedAt !== null || isUnseen)
    },
    ...act('customer-requests/#/parcel-lost', { compensation: 45_000, note: 'A futár nem találja.' }),
    again: 'refused',
    opposite: 'failDelivery',
    decides: 'LOST',
  },
  declareAbandoned: {
    by: 'device.abandon',
    // A device that is kept here by money has lives of its own (abandoned-devices.api.test.ts): nobody pays in these.
    expects: (facts) => ifSo(may('declareAbandoned', facts) && isLeftHere(facts)),
    ...act('customer-requests/#/abandoned', { fate: 'recycled', value: 0, dataErased: true, note: 'Nem jelentkezik.' }),
    again: 'refused',
    opposite: 'orderDelivery',
    decides: 'ABANDONED',
  },

  /** What follows a booking, a changed pickup, a failed attempt or a cancelling is one job, and may come at any time. */
  courierJobs: {
    by: 'system',
    expects: (facts) => (facts.request.status === 'RECEIVED' && isOpen(facts) && !facts.inward?.orderedAt ? 'done' : 'same'),
    make: (_call, _facts, { bench, now, requestId }) => orderCourierPickup.run(bench.at(now().toString()), { requestId }).then(() => done, refusedAs),
    again: 'same',
    unseen: true,
  },
  /** The clock job, a moment after the last one: for it the time is over, for everybody else not yet. */
  expire: {
    by: 'system',
    expects: (facts) => ifSo(overdueAt(facts) !== null),
    make: async (_call, facts, { bench, portal, requestId }) => {
      const at = overdueAt(facts)
      if (at === null) return late
      await expireOverdue(bench.at(at.toString()))
      // An earlier quote may have ended at the same moment: only what was written since the facts were read tells.
      const known = facts.history.at(-1)?.id ?? 0
      const written = portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', requestId).where('at', '=', at)
      return (await written.where('id', '>', known).executeTakeFirst()) === undefined ? late : done
    },
    again: 'same',
    opposite: 'accept',
    decides: 'expired',
  },
}

/** Its parcel came back, or its customer wanted to fetch it; all three notices since were sent, and the day they told has passed. */
function isLeftHere(facts: Facts): boolean {
  const { shipments, outward, request, choice, notices, now } = facts
  const parcel = shipments.find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  if (request.status !== 'DELIVERY_OUT_ORDERED' || outward || parcel?.status !== 'RETURNED' || parcel.endedAt === null) return false
  if (request.holdReason !== null && request.holdReason !== 'ugyfel') return false
  if (owes(facts) && facts.invoices === 0) return false
  const cameBackOn = budapestDay(parcel.endedAt)
  const since = choice?.shipmentId === parcel.id && budapestDay(choice.chosenAt) > cameBackOn ? budapestDay(choice.chosenAt) : cameBackOn
  const sent = notices.filter((notice) => notice.since === since)
  return sent.length === 3 && sent.every(({ endsOn }) => endsOn < budapestDay(now))
}

/** Just after the end of what waits for an answer; null when nothing does. */
function overdueAt(facts: Facts): Temporal.Instant | null {
  const { quote, report } = facts
  const waits =
    quote?.status === 'sent' ? quote.validUntil : report?.status === 'issued' && facts.request.status === 'ARRIVED' ? report.validUntil : null
  return isOpen(facts) && waits !== null ? waits.add({ milliseconds: 1 }) : null
}
