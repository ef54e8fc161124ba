import type { z } from 'zod'
import type { ParcelPoint } from '#addresses/parcel-point.ts'
import type { Env } from '#base/server/env.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { askCourier, away, refused } from './ask-courier.ts'
import type { CourierAdapter, CourierEvent, ParcelOrder } from './courier-adapter.ts'
import {
  deleteLabelsAnswer,
  type GlsErrors,
  glsDate,
  glsParcel,
  instantOfGls,
  parcelListAnswer,
  passwordBytes,
  pointsAnswer,
  printedLabelsAnswer,
  printLabelsAnswer,
  referenceOf,
  statusesAnswer,
} from './gls-parcel.ts'
import { statusOfGls } from './gls-statuses.ts'

type Settings = { url: string; pointsUrl: string; username: string; password: string; clientNumber: number }

const couriers = new WeakMap<Env, CourierAdapter>()

/** GLS with the settings of this portal; null where they are not set. */
export function glsOf(env: Env): CourierAdapter | null {
  const { COURIER_GLS_USERNAME: username, COURIER_GLS_PASSWORD: password, COURIER_GLS_CLIENT_NUMBER: clientNumber } = env
  if (!username || !password || !clientNumber) return null
  const url = env.COURIER_GLS_URL.replace(/\/+$/, '')
  const known = couriers.get(env) ?? gls({ url, pointsUrl: env.COURIER_GLS_POINTS_URL, username, password, clientNumber })
  couriers.set(env, known)
  return known
}

const printing = { TypeOfPrinter: 'A4_2x2', PrintPosition: 1, ShowPrintDialog: false }
const maxBytesOfPoints = 30_000_000

/** MyGLS API 25.12.11 (DOMAIN 2.2): JSON over POST, errors in a list of their own at status 200. */
function gls({ url, pointsUrl, username, password, clientNumber }: Settings): CourierAdapter {
  const call = caller(url, { Username: username, Password: passwordBytes(password), ClientNumberList: [clientNumber], WebshopEngine: 'Custom' })

  async function print(order: ParcelOrder) {
    const answer = await call('PrintLabels', { ParcelList: [glsParcel(order, clientNumber)], ...printing }, printLabelsAnswer)
    requireNone(answer.PrintLabelsErrorList)
    const parcel = answer.PrintLabelsInfoList.find((one) => referenceOf(one) === order.clientReference)
    if (!parcel) throw away(`GLS printed no label for ${order.clientReference}`)
    return { carrierId: parcel.ParcelId, trackingNumber: parcel.ParcelNumber, ...(answer.Labels ? { label: answer.Labels } : {}) }
  }

  return {
    name: 'gls',
    createPickup: print,
    createDelivery: print,
    async find({ clientReference }, askedAt) {
      const printed = {
        PrintDateFrom: glsDate(budapestDay(askedAt)),
        PrintDateTo: glsDate(budapestDay(askedAt.add({ hours: 24 }).toString())),
      }
      const answer = await call('GetParcelList', { PickupDateFrom: null, PickupDateTo: null, ...printed }, parcelListAnswer)
      requireNone(answer.GetParcelListErrors)
      const parcel = answer.PrintDataInfoList.find((one) => referenceOf(one) === clientReference)
      return parcel ? { carrierId: parcel.ParcelId, trackingNumber: parcel.ParcelNumber } : null
    },
    async cancel({ carrierId }) {
      const answer = await call('DeleteLabels', { ParcelIdList: [Number(carrierId)] }, deleteLabelsAnswer)
      return answer.SuccessfullyDeletedList.some(({ ParcelId }) => ParcelId === carrierId) ? 'cancelled' : 'late'
    },
    async label({ carrierId }) {
      const answer = await call('GetPrintedLabels', { ParcelIdList: [Number(carrierId)], ...printing }, printedLabelsAnswer)
      requireNone(answer.GetPrintedLabelsErrorList)
      if (!answer.Labels) throw away('GLS answered no label')
      return answer.Labels
    },
    async track({ trackingNumber }) {
      // A parcel that was not scanned yet is answered by an error of its own: nothing has happened to it.
      const answer = await call(
        'GetParcelStatuses',
        { ParcelNumber: Number(trackingNumber), ReturnPOD: false, LanguageIsoCode: 'HU' },
        statusesAnswer,
      )
      return answer.ParcelStatusList.flatMap(({ StatusCode, StatusDate, StatusDescription }): CourierEvent[] => {
        const code = statusOfGls(StatusCode)
        const at = instantOfGls(StatusDate)
        return code && at ? [{ code, at, note: StatusDescription ?? null }] : []
      })
    },
    async listPoints() {
      const { status, json } = await askCourier(pointsUrl, { method: 'GET', max: maxBytesOfPoints })
      const read = pointsAnswer.safeParse(json)
      if (status !== 200 || !read.success) throw away(`The list of GLS points cannot be read (${status})`)
      return read.data.items.filter(({ contact }) => contact.countryCode.toUpperCase() === 'HU' && /^\d{4}$/.test(contact.postalCode)).map(pointOf)
    },
  }
}

const pointOf = ({ id, name, description, type, contact, location, hours }: z.output<typeof pointsAnswer>['items'][number]): ParcelPoint => ({
  provider: 'gls',
  code: id,
  kind: type === 'parcel-locker' ? 'locker' : 'shop',
  name,
  postalCode: contact.postalCode,
  city: contact.city,
  street: contact.address,
  directions: description ?? '',
  latitude: location[0],
  longitude: location[1],
  opening: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    hours
      .filter(([day]) => day === weekday)
      .map(([, from, to]) => `${from}-${to}`)
      .join(', '),
  ),
})

// A wrong password, and the lock that follows five of them.
const notLetIn = [-1, 14]
// 15 and 27 not authorised, 31 the same call five times in five minutes, 1000 and 1001 trouble of their own: later it may go.
const later = [...notLetIn, 15, 27, 31, 1000, 1001]

const said = (errors: GlsErrors) => errors.map(({ ErrorCode, ErrorDescription }) => `${ErrorDescription ?? ''} (${ErrorCode})`.trim()).join('; ')

function requireNone(errors: GlsErrors): void {
  if (errors.length > 0) throw refused(said(errors))
}

/** After a refused login GLS is left alone for so long: every further try counts towards locking the account. */
const pauseMs = 10 * 60_000

function caller(url: string, who: object) {
  let pausedUntil = 0
  return async <Answer extends z.ZodType>(method: string, body: object, answer: Answer): Promise<z.output<Answer>> => {
    if (performance.now() < pausedUntil) throw away('GLS refused the login a short while ago')
    const { status, json } = await askCourier(`${url}/${method}`, { body: { ...who, ...body } })
    const read = answer.safeParse(json)
    if (status !== 200 || !read.success) throw away(`GLS answered ${method} what we cannot use (${status})`)
    const errors = Object.entries(read.data as Record<string, unknown>).flatMap(([name, list]) =>
      /Errors?(List)?$/.test(name) ? (list as GlsErrors) : [],
    )
    if (errors.some(({ ErrorCode }) => notLetIn.includes(ErrorCode))) pausedUntil = performance.now() + pauseMs
    if (errors.some(({ ErrorCode }) => later.includes(ErrorCode))) throw away(`GLS: ${said(errors)}`)
    return read.data
  }
}
