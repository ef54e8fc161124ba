import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Output } from '#base/endpoint.ts'
import { courierActions, type PlainAction } from '../actions.ts'
import type { courierApi, ShownShipment } from '../courier.api.ts'
import { ActionStep } from './ActionStep.tsx'
import { DeskParcels } from './CourierPanel.tsx'
import { HandOverStep } from './HandOverStep.tsx'
import { LostStep } from './LostStep.tsx'
import { CustomersParcels } from './ShipmentPanel.tsx'

type Carried = Output<typeof courierApi.listShipments>
const shipment = (over: Partial<ShownShipment> = {}): ShownShipment => ({
  id: 1,
  leg: 'in',
  attempt: 1,
  carrier: 'gls',
  status: 'PICKUP_ORDERED',
  trackingNumber: '00123',
  trackingPage: 'https://gls-group.com/HU/hu/csomagkovetes/?match=00123',
  day: '2026-11-24',
  window: '08-17',
  locker: null,
  cashOnDelivery: 0,
  orderedAt: '2026-11-23T08:00:00Z',
  endedAt: null,
  events: [{ code: 'PICKUP_ORDERED', at: '2026-11-23T08:00:00Z', note: null }],
  internal: null,
  ...over,
})
const desk = { actions: [], dispatches: true, cashOnDelivery: null, unpaid: false, keeper: null }
const carried = (over: Partial<Carried> = {}): Carried => ({
  shipments: [shipment()],
  chooseAgain: false,
  talkNeeded: false,
  needsNewDelivery: false,
  desk: null,
  ...over,
})
const later = async () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
const customers = (of: Partial<Carried>) => drawn(<CustomersParcels carried={carried(of)} />)
const employees = (of: Partial<Carried>) => drawn(<DeskParcels requestId={1} version={1} carried={carried({ desk, ...of })} onChanged={later} />)

describe('the customer', () => {
  test('sees both ways with number and link, the later first', () => {
    const back = shipment({ id: 2, leg: 'out', trackingNumber: '00456', cashOnDelivery: 4520, status: 'IN_TRANSIT' })
    const html = customers({ shipments: [back, shipment({ status: 'DELIVERED', endedAt: '2026-11-25T08:00:00Z' })] })
    expect(html.indexOf('00456')).toBeLessThan(html.indexOf('00123'))
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2)
    expect(html).toMatch(/4520.Ft/)
  })

  test('is told which locker by its name and address, and by its code where it is not listed any more', () => {
    const locker = { provider: 'foxpost', code: 'hu123', point: 'Árkád, 1106 Budapest, Örs vezér tere 25.' } as const
    expect(customers({ shipments: [shipment({ leg: 'out', locker })] })).toContain(locker.point)
    expect(customers({ shipments: [shipment({ leg: 'out', locker })] })).not.toContain(locker.code)
    expect(customers({ shipments: [shipment({ leg: 'out', locker: { ...locker, point: null } })] })).toContain(locker.code)
  })

  test('has no link where the courier has no page', () => {
    expect(customers({ shipments: [shipment({ carrier: 'simulator', trackingPage: null })] })).not.toContain('target="_blank"')
  })

  test('is told when the courier comes again, and is led to a new day after the last attempt', () => {
    const failed = shipment({ id: 1, status: 'FAILED', endedAt: '2026-11-24T16:00:00Z' })
    const again = customers({ shipments: [shipment({ id: 2, attempt: 2, day: '2026-11-25' }), failed] })
    expect(again).toContain('Ekkor megy újra: november 25., szerda, 08:00–\u206017:00')
    expect(again).not.toContain('href="#pickup"')
    expect(customers({ shipments: [failed], chooseAgain: true })).toContain('href="#pickup"')
  })

  test('is asked to ring when the parcel could not be handed over', () => {
    const failed = shipment({ leg: 'out', status: 'FAILED', attempt: 2 })
    expect(customers({ shipments: [failed] })).not.toContain('tel:')
    expect(customers({ shipments: [failed], talkNeeded: true })).toContain('href="tel:+3615550134"')
  })

  test('sees nothing of the company’s own', () => {
    expect(customers({})).not.toMatch(/Hivatkozási szám|Kísérlet/)
  })
})

describe('the employee', () => {
  test('sees a button for each action that may be done, and for no other', () => {
    const labels = courierActions.map((action) => [action, employees({ desk: { ...desk, actions: [action] } })] as const)
    for (const [action, html] of labels) expect(html.match(/<button/g), action).toHaveLength(2)
    expect(employees({})).not.toContain('A felvétel nem sikerült')
  })

  test('sees why the courier took no order, what came of a withdrawal, and what is unpaid', () => {
    const internal: NonNullable<ShownShipment['internal']> = {
      clientReference: '1-B1',
      refusedBecause: 'ZipCode (13)',
      withdrawal: 'late',
      silence: null,
      compensation: null,
      enquiries: [] as const,
    }
    const html = employees({
      shipments: [shipment({ internal, orderedAt: null, trackingNumber: null, trackingPage: null })],
      desk: { ...desk, unpaid: true, keeper: null },
    })
    expect(html).toContain('ZipCode (13)')
    expect(html).toContain('elkésett')
    expect(html).toContain('nincs kifizetve')
    expect(html).not.toContain('Címke a felvételhez')
    const unissued = employees({ desk: { ...desk, unpaid: true, keeper: 'INVOICE_MISSING' } })
    expect(unissued).toContain('nincs kiállítva')
    expect(unissued).not.toContain('nincs kifizetve')
  })

  test('is told why a device that a courier takes cash for is not handed over at the counter', () => {
    const html = (cashOnDelivery: number) => employees({ desk: { ...desk, actions: ['orderDelivery'], cashOnDelivery } })
    expect(html(4520)).toContain('helyben nem veszünk át készpénzt')
    expect(html(0)).not.toContain('helyben')
  })

  test('reads the cash before ordering the way back, and may leave a note where something failed', () => {
    const step = (action: PlainAction, cashOnDelivery = 0) =>
      drawn(<ActionStep action={action} requestId={1} version={1} cashOnDelivery={cashOnDelivery} onRefused={later} onDone={later} onBack={later} />)
    expect(step('orderDelivery', 4520)).toMatch(/4520.Ft/)
    expect(step('orderDelivery')).toContain('nem kell pénzt átvennie')
    expect(step('failPickup')).toContain('name="failPickupNote"')
    expect(step('ship')).not.toContain('<input')
  })

  test('is told that nobody has an order, and asks who fetches the device', () => {
    expect(employees({ needsNewDelivery: true })).toContain('nincs érvényes futárrendelés')
    const html = drawn(<HandOverStep requestId={1} version={1} onDone={later} onBack={later} />)
    expect(html).toContain('name="handedTo"')
    expect(html).toContain('Személyi igazolvány')
    const lost = drawn(<LostStep requestId={1} version={1} onDone={later} onBack={later} />)
    expect(lost).toContain('Kártalanítás, Ft')
  })
})
