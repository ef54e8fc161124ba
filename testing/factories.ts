import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { luhnDigit } from '#requests/identifier.ts'
import type { PickupOrderDraft } from '#requests/pickup-order.ts'
import type { CallAnswer, TestPortal } from './portal.ts'

/** A small PDF that passes for whole; `fill` makes it as long as a test needs. */
export function samplePdf(text = 'Számla', fill = 0): Buffer {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\n`
  return Buffer.concat([Buffer.from(body), Buffer.alloc(fill, '%filling\n'), Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n')])
}

/** A page that shows one picture of so many bytes: what a paper is that somebody has scanned, or taken a picture of. */
export function scannedPdf(bytes: number): Buffer {
  const show = 'q 595 0 0 842 0 0 cm /Scan Do Q'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</Scan 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${show.length}>>stream\n${show}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width ${bytes}/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${bytes}>>stream\n`,
  ].map((object, n) => `${n + 1} 0 obj${object}`)
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${objects.join(' endobj\n')}`), randomBytes(bytes), Buffer.from(end)])
}

let count = 0

/** An IMEI that no other test uses; not of the test range, so it blocks. */
export function newImei(): string {
  const digits = `35${String(++count).padStart(6, '0')}${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  return `${digits}${luhnDigit(digits)}`
}

/** The address of a booking service entry, as `GET booking-setup` is asked. */
export const serviceEntries = {
  paid: 'brand=huawei&warrantyType=2',
  warranty: 'brand=huawei&warrantyType=1',
  apple: 'brand=apple&warrantyType=2',
  telekom: 'provider=telekom&warrantyType=1&brand=huawei',
  damage: 'provider=vodafone&warrantyType=3&brand=huawei',
  insurance: 'service=120&brand=huawei',
  serviceWarranty: 'service=200&brand=huawei',
  employee: 'service=300&brand=huawei',
} as const

type Section = Readonly<Record<string, unknown>>
export type Overrides = { readonly [Name in keyof PickupOrderDraft]?: PickupOrderDraft[Name] extends object ? Section : unknown } & Section

const isSection = (value: unknown): value is Section => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sections are merged, everything else is replaced. */
const merged = (base: Section, over: Section): Section => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => [
      key,
      isSection(value) && isSection(base[key]) && !('kind' in value) ? { ...base[key], ...value } : value,
    ]),
  ),
})

/** What `pickupOrder` reads of a service entry's setup. */
export type Setup = {
  availableService: { id: number }
  brand: { id: number } | null
  texts: Record<'privacy' | 'terms', { id: number }> & Record<'generalInfo' | 'serviceTerms', { id: number } | null>
  pickupDays: { day: string }[]
}

export async function setupOf(
  portal: Pick<TestPortal, 'call'>,
  serviceEntry: string = serviceEntries.paid,
  language = 'hu',
  session?: { token: string; cookie: string },
): Promise<Setup> {
  const { status, body } = await portal.call('GET', `/api/booking-setup?${serviceEntry}`, { language, session })
  if (status !== 200) throw new Error(`The door ${serviceEntry} does not open: ${status} ${JSON.stringify(body)}`)
  return body.data
}

/** The order a careful visitor would send through a service entry: a Huawei phone, everything asked for, nothing else. */
export async function pickupOrder(
  portal: Pick<TestPortal, 'call'>,
  overrides: Overrides = {},
  {
    serviceEntry = serviceEntries.paid as string,
    language = 'hu',
    session,
  }: { serviceEntry?: string; language?: string; session?: { token: string; cookie: string } } = {},
): Promise<Section> {
  return orderFor(await setupOf(portal, serviceEntry, language, session), overrides)
}

/** The same from a setup that is known already. */
export function orderFor({ availableService, brand, texts, pickupDays }: Setup, overrides: Overrides = {}): Section {
  const brandId = brand?.id ?? 7
  const order = {
    serviceRequest: {
      availableServiceId: availableService.id,
      brandId,
      productGroupId: 1,
      productTypeId: brandId * 1000 + 1,
      identifier: newImei(),
      identifierKind: 'imei',
      dateOfPurchase: '2025-03-07',
      failureOptionIds: [1],
      troubleDescription: 'Nem kapcsol be.\nTegnap leejtettem.',
      pickupDay: pickupDays[0]?.day ?? '',
      pickupWindow: '08-17',
    },
    customer: { lastName: 'Kovácsné Nagy', firstName: 'Éva', email: `eva${++count}@pelda.hu`, phone: '06 30 123 4567' },
    deliveryInAddress: {
      postalCode: '1134',
      city: 'Budapest',
      publicPlaceName: 'Váci',
      publicPlaceType: 'út',
      streetNumber: '43',
      contactName: 'Kovácsné Nagy Éva',
      contactPhone: '+36 30 123 4567',
    },
    deliveryOutAddress: { kind: 'same' },
    billingAddress: { kind: 'same' },
    gdpr: true,
    termsAndCond: true,
    generalInfos: texts.generalInfo !== null,
    textVersions: {
      privacy: texts.privacy.id,
      terms: texts.terms.id,
      generalInfo: texts.generalInfo?.id ?? null,
      serviceTerms: texts.serviceTerms?.id ?? null,
    },
    processType: 'fizetos-javitasok',
  }
  return merged(order, overrides)
}

type Sending = {
  files?: readonly { field: string; name: string; bytes: Uint8Array }[]
  idempotencyKey?: string
  language?: string
  session?: { token: string; cookie: string }
  headers?: Record<string, string>
}

/** What a browser with an open form sends along: a CSRF token and the cookie that is its other half. The cookie says whose retry a retry is. */
export async function openForm(portal: Pick<TestPortal, 'call'>): Promise<Record<string, string>> {
  const { body, cookies } = await portal.call('GET', '/api/create-csrf-token')
  return { 'x-csrf-token': body.data.token, cookie: `form=${cookies.form}` }
}

/** Sends an order as the booking screen does: multipart, with a CSRF token and a key of its own. */
export const sendOrder = (
  portal: Pick<TestPortal, 'call'>,
  order: unknown,
  { files = [], idempotencyKey = randomUUID(), ...rest }: Sending = {},
): Promise<CallAnswer> =>
  portal.call('POST', '/api/customer-requests/pickup-return', { body: order, files, csrf: !rest.headers?.['x-csrf-token'], idempotencyKey, ...rest })

/** Books and answers what the booking screen is told. */
export async function book(portal: Pick<TestPortal, 'call'>, overrides: Overrides = {}, sending: Sending & { serviceEntry?: string } = {}) {
  const { serviceEntry, ...rest } = sending
  const order = await pickupOrder(portal, overrides, { serviceEntry, language: sending.language, session: sending.session })
  const { status, body } = await sendOrder(portal, order, rest)
  if (status !== 200) throw new Error(`The booking was refused: ${status} ${JSON.stringify(body)}`)
  return {
    order,
    ...(body.data as {
      crmRequestId: number
      handoverDocumentHash: string
      pickupCalendarUrl: string
      follow: string
      pickupDay: string
      pickupWindow: string
    }),
  }
}

/** How much the portal holds once its jobs are done, which write rows too: what a refused booking must leave as it was. */
export async function rowCounts({ db, env, jobsDone }: TestPortal) {
  await jobsDone()
  const count = async (
    table: 'requests' | 'requestAddresses' | 'requestHistory' | 'requestConsents' | 'documents' | 'storedFiles' | 'emails' | 'idempotencyKeys',
  ) =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const filesUnder = async (folder: string) => {
    const entries = await readdir(path.join(env.DATA_DIR, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }
  const { taken } = await db
    .selectFrom('pickupSlots')
    .select((eb) => eb.fn.sum<string | null>('taken').as('taken'))
    .executeTakeFirstOrThrow()
  return {
    requests: await count('requests'),
    addresses: await count('requestAddresses'),
    history: await count('requestHistory'),
    consents: await count('requestConsents'),
    documents: await count('documents'),
    fileRows: await count('storedFiles'),
    emails: await count('emails'),
    answers: await count('idempotencyKeys'),
    taken: Number(taken ?? 0),
    files: await filesUnder('files'),
    incoming: await filesUnder('incoming'),
  }
}
