import { type Kysely, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { NewAddress } from '#requests/server/request-store.ts'

export type DeliveryChoice = { way: 'delivery' | 'counter'; notBefore: Day | null; chosenAt: Temporal.Instant }

/** The last word of the customer about a parcel that came back. */
export const choiceAfter = (tx: ReadDb<DB>, shipmentId: number): Promise<DeliveryChoice | undefined> =>
  tx
    .selectFrom('deliveryChoices')
    .select(['way', 'notBefore', 'chosenAt'])
    .where('shipmentId', '=', shipmentId)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ way: DeliveryChoice['way'] }>()
    .executeTakeFirst()

type NewChoice = DeliveryChoice & { readonly requestId: number; readonly shipmentId: number }

/** What waited for the customer waits no more. */
export async function insertChoice(tx: Kysely<DB>, choice: NewChoice): Promise<void> {
  await tx.insertInto('deliveryChoices').values(choice).execute()
  await tx
    .updateTable('requests')
    .set({
      holdReason: sql`nullif(hold_reason, 'ugyfel')`,
      holdSince: sql`case when hold_reason = 'ugyfel' then null else hold_since end`,
      version: sql`version + 1`,
    })
    .where('id', '=', choice.requestId)
    .execute()
}

/** Where the device goes back to from now on. */
export const writeWayBack = (tx: Kysely<DB>, { requestId, addressTypeId: _, ...columns }: NewAddress) =>
  tx
    .updateTable('requestAddresses')
    // What the booking leaves to the table is said, so that nothing of the old address stays.
    .set({ billingName: null, taxNumber: null, isCompany: false, lockerProvider: null, lockerCode: null, ...columns })
    .where('requestId', '=', requestId)
    .where('addressTypeId', '=', addressTypes.out)
    .execute()
