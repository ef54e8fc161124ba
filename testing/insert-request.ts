import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Requests } from '#db/schema.ts'
import { generateTestImei } from '#requests/identifier.ts'
import { takeSlot } from '#requests/server/pickup/pickup-slot-store.ts'
import { start } from './people.ts'

/** A request as a booking leaves it, written straight into the tables; for tests that are about what comes after. @returns its number */
export async function insertRequest(db: Kysely<DB>, row: Partial<Insertable<Requests>> = {}): Promise<number> {
  const identifier = generateTestImei(Math.random)
  const orderId = row.orderId ?? (await insertOrder(db, row.receivedAt ?? start))
  const { id } = await db
    .insertInto('requests')
    .values({
      orderId,
      language: 'hu',
      receivedAt: start,
      customerType: 'B2C',
      formId: 2,
      availableServiceId: 10072,
      serviceId: 100,
      warrantyTypeId: 2,
      brandId: 7,
      productGroupId: 1,
      identifier,
      identifierTyped: identifier,
      identifierKind: 'imei',
      troubleDescription: 'Nem kapcsol be.',
      firstName: 'Éva',
      lastName: 'Nagy',
      email: 'nagy.eva@pelda.hu',
      phone: '+36301234567',
      pickupDay: '2026-11-24',
      pickupWindow: '08-17',
      pickupZone: '*',
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = { requestId: id, contactName: 'Nagy Éva', postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út' }
  await db
    .insertInto('requestAddresses')
    .values([1, 2, 3].map((addressTypeId) => ({ ...address, addressTypeId, streetNumber: '43' })))
    .execute()
  await db
    .insertInto('requestHistory')
    .values({ requestId: id, step: 'requestReceived', code: 1, status: 'RECEIVED', at: start, byKind: 'customer' })
    .execute()
  await takeSlot(db, { day: row.pickupDay ?? '2026-11-24', zone: '*', window: '08-17' })
  return id
}

/** An order for requests that are sent at once. @returns its number */
export async function insertOrder(db: Kysely<DB>, placedAt: Insertable<Requests>['receivedAt'] = start): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({ id: sql<number>`order_id(${placedAt}, nextval('order_numbers'))`, placedAt, source: 'booking' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
