import type { z } from 'zod'
import type { ParcelPoint } from '#addresses/parcel-point.ts'
import type { Env } from '#base/server/env.ts'
import { type Answered, askCourier, away, refused } from './ask-courier.ts'
import type { CourierAdapter, CourierEvent, ParcelOrder, Placed } from './courier-adapter.ts'
import {
  apiError,
  createAnswer,
  createdParcel,
  foxpostParcel,
  foxpostPoints,
  foxpostReturn,
  statusOfFoxpost,
  trackingAnswer,
} from './foxpost-parcel.ts'

type Settings = { url: string; pointsUrl: string; username: string; password: string; apiKey: string }

const couriers = new WeakMap<Env, CourierAdapter>()

/** Foxpost with the settings of this portal; null where they are not set. */
export function foxpostOf(env: Env): CourierAdapter | null {
  const { COURIER_FOXPOST_USERNAME: username, COURIER_FOXPOST_PASSWORD: password, COURIER_FOXPOST_API_KEY: apiKey } = env
  if (!username || !password || !apiKey) return null
  const url = env.COURIER_FOXPOST_URL.replace(/\/+$/, '')
  const known = couriers.get(env) ?? foxpost({ url, pointsUrl: env.COURIER_FOXPOST_POINTS_URL, username, password, apiKey })
  couriers.set(env, known)
  return known
}

const maxBytesOfPoints = 30_000_000

/** FoxWeb API 1.2.14 (DOMAIN 2.1): Basic authentication and a key; parcels are addressed by their barcode. */
function foxpost({ url, pointsUrl, username, password, apiKey }: Settings): CourierAdapter {
  const credentials = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`, 'api-key': apiKey }
  const call = async (path: string, asking: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; accept?: string } = {}): Promise<Answered> => {
    const headers = asking.accept ? { ...credentials, accept: asking.accept } : credentials
    const answer = await askCourier(`${url}${path}`, { ...asking, headers })
    // Credentials and overload are no answer to what was asked.
    if (answer.status === 401 || answer.status === 403 || answer.status === 429 || answer.status >= 500) throw notUnderstood(path, answer)
    return answer
  }

  async function found(barcode: string): Promise<z.output<typeof trackingAnswer> | null> {
    const answer = await call(`/tracking/${encodeURIComponent(barcode)}`, { method: 'GET' })
    if (answer.status === 400 || answer.status === 404) return null
    const read = trackingAnswer.safeParse(answer.json)
    if (answer.status !== 200 || !read.success) throw notUnderstood('tracking', answer)
    return read.data
  }
  function placed(what: string, answer: Answered, parcel: z.output<typeof createdParcel> | undefined): Placed {
    if (answer.status === 400) throw refused(apiError.safeParse(answer.json).data?.error ?? '400')
    if (!parcel) throw notUnderstood(what, answer)
    if (parcel.errors.length > 0) throw refused(parcel.errors.map(({ field, message }) => `${field ?? ''}: ${message ?? ''}`).join('; '))
    if (!parcel.barcode) throw notUnderstood(what, answer)
    return { carrierId: parcel.barcode, trackingNumber: parcel.barcode }
  }

  return {
    name: 'foxpost',
    async createPickup(order: ParcelOrder) {
      const answer = await call('/parcel/c2b', { body: foxpostReturn(order) })
      return placed('c2b', answer, createdParcel.safeParse(answer.json).data)
    },
    async createDelivery(order: ParcelOrder) {
      const answer = await call('/parcel?isWeb=true&isRedirect=false', { body: [foxpostParcel(order)] })
      return placed('parcel', answer, createAnswer.safeParse(answer.json).data?.parcels[0])
    },
    async find({ clientReference }) {
      // Our reference travels as the parcel's own barcode, so it can be looked up by it.
      const parcel = await found(clientReference)
      return parcel ? { carrierId: parcel.clFox, trackingNumber: parcel.clFox } : null
    },
    async cancel({ carrierId }) {
      const answer = await call(`/parcel/${encodeURIComponent(carrierId)}`, { method: 'DELETE' })
      if (answer.status === 200 || answer.status === 204 || answer.status === 404) return 'cancelled'
      const error = apiError.safeParse(answer.json).data?.error
      if (error === 'INVALID_PARCEL_ID') return 'cancelled'
      if (error === 'PARCEL_LAST_STATUS_NOT_CREATED') return 'late'
      throw notUnderstood('delete', answer)
    },
    async label({ carrierId }) {
      const answer = await call('/label/A6', { body: [carrierId], accept: 'application/pdf' })
      if (answer.status !== 200 || !Buffer.from(answer.bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) throw notUnderstood('label', answer)
      return answer.bytes
    },
    async track({ trackingNumber }) {
      const parcel = await found(trackingNumber)
      return (parcel?.traces ?? []).flatMap(({ status, statusDate, longName, shortName }): CourierEvent[] => {
        const code = statusOfFoxpost(status)
        const at = momentOf(statusDate)
        return code && at ? [{ code, at, note: longName ?? shortName ?? null }] : []
      })
    },
    async listPoints() {
      const answer = await askCourier(pointsUrl, { method: 'GET', max: maxBytesOfPoints })
      const read = foxpostPoints.safeParse(answer.json)
      if (answer.status !== 200 || !read.success) throw notUnderstood('points', answer)
      return read.data.filter(({ zip }) => /^\d{4}$/.test(zip)).map(pointOf)
    },
  }
}

const notUnderstood = (what: string, { status, json }: Answered) =>
  away(`Foxpost answered ${what} what we cannot use (${status} ${apiError.safeParse(json).data?.error ?? ''})`)

/** In whole milliseconds, as the database keeps it; times without a zone are those of Budapest. */
function momentOf(text: string): Temporal.Instant | undefined {
  try {
    const instant = /(?:Z|[+-]\d\d:?\d\d)$/.test(text)
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Budapest').toInstant()
    return instant.round('millisecond')
  } catch {
    return undefined
  }
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const pointOf = ({
  operator_id: code,
  name,
  variant,
  zip,
  city,
  street,
  geolat,
  geolng,
  findme,
  open,
}: z.output<typeof foxpostPoints>[number]): ParcelPoint => ({
  provider: 'foxpost',
  code,
  // Boxes of their own; the rest are counters that hand parcels over.
  kind: /BOX/i.test(variant ?? 'BOX') ? 'locker' : 'shop',
  name,
  postalCode: zip,
  city,
  street,
  directions: withoutTags(findme ?? ''),
  latitude: geolat,
  longitude: geolng,
  opening: [open?.hetfo, open?.kedd, open?.szerda, open?.csutortok, open?.pentek, open?.szombat, open?.vasarnap].map((hours) => hours ?? ''),
})
