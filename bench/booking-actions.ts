import { randomUUID } from 'node:crypto'
import { orderFor, scannedPdf, serviceEntries } from '#testing/factories.ts'
import { type Action, type Group, pick, sessionsOf } from './action.ts'
import { get } from './shots.ts'

/** Sessions of this many requests, so that a read is not always of the same rows. */
const followed = 500

const trackingRead: Action = {
  floor: 'read',
  name: 'Tracking: the request and its history in turn',
  async prepare(_origin, database) {
    const { rows } = await database.query<{ id: string }>('select id from requests order by random() limit $1', [followed])
    const sessions = await sessionsOf(database, { kind: 'tracking', ids: rows.map(({ id }) => id) })
    return (client, shot) => {
      const at = client * 31 + (shot >> 1)
      return get(`/api/customer-requests/${pick(rows, at).id}/${shot % 2 === 0 ? 'show' : 'history'}`, pick(sessions, at))
    }
  },
}

const brandList: Action = { name: 'Brand list', floor: 'hello', prepare: async () => () => get('/api/brands') }

const lookups = ['/api/postal-codes?query=113', '/api/postal-codes?query=deb', '/api/streets?postalCode=1134&query=v%C3%A1', '/api/postal-codes/4025']
const addressLookup: Action = {
  floor: 'hello',
  name: 'Address look-up: code, town and street by typing',
  prepare: async () => (client, shot) => get(pick(lookups, client + shot)),
}

const boundary = 'mobilfutar-bench'
const part = (headers: string) => `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n`
const end = `\r\n--${boundary}--\r\n`

function bookingWith(name: string, serviceEntry: string, pdf: Buffer | null): Action {
  return {
    name,
    floor: 'write',
    leavesJobs: true,
    async prepare(origin, database) {
      // As many couriers as it takes, so that what is measured is the portal.
      await database.query('update pickup_capacity set capacity = 2000000000')
      const setup = (await (await fetch(`${origin}/api/booking-setup?${serviceEntry}`)).json()).data
      const days = (setup.pickupDays as { day: string; windows: { window: string }[] }[]).flatMap(({ day, windows }) =>
        windows.map(({ window }) => ({ day, window })),
      )
      const form = await fetch(`${origin}/api/create-csrf-token`)
      const csrf: string = (await form.json()).data.token
      const [cookie = ''] = form.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
      const headers = { language: 'hu', 'x-csrf-token': csrf, cookie, 'content-type': `multipart/form-data; boundary=${boundary}` }
      const document =
        pdf && Buffer.concat([Buffer.from(`\r\n${part('name="invoice"; filename="szamla.pdf"')}Content-Type: application/pdf\r\n\r\n`), pdf])
      return (client, shot) => {
        const { day, window } = pick(days, client * 7 + shot)
        const order = orderFor(setup, { serviceRequest: { pickupDay: day, pickupWindow: window } })
        const data = Buffer.from(`${part('name="data"')}\r\n${JSON.stringify(order)}`)
        return {
          method: 'POST',
          path: '/api/customer-requests/pickup-return',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: Buffer.concat([data, ...(document ? [document] : []), Buffer.from(end)]),
        }
      }
    },
  }
}

export const booking: Group = {
  name: 'booking',
  actions: [
    brandList,
    addressLookup,
    trackingRead,
    bookingWith('Booking without a paper', serviceEntries.paid, null),
    bookingWith('Booking with an invoice of 1 MB', serviceEntries.warranty, scannedPdf(1_000_000)),
  ],
  bursts: [],
  pages: ['/igenyles', '/igenyles/gyartok/huawei', '/igenyles/gyartok/huawei/fizetos-javitasok'],
}
