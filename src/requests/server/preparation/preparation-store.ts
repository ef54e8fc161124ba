import { type Kysely, type RawBuilder, sql } from 'kysely'
import { consumers } from '#accounts/consumer.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PreparationAnswer, PreparationItem } from '../../preparation.ts'
import { requestSources } from '../../request-source.ts'
import { type RequestStatus, warrantyTypes } from '../../status.ts'

/** The steps for the device of a row of `requests`, as `{ id, text, answer }`; one that is not asked any more stays while it has an answer. */
export const preparationItems = (language: Language | RawBuilder<Language>) => sql<PreparationItem[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'text', coalesce(s.texts ->> (${language})::text, s.texts ->> 'hu'), 'answer', a.answer)
    order by s.position, s.id)
  from preparation_steps as s left join preparation_answers as a on a.request_id = requests.id and a.step_id = s.id
  where a.answer is not null or (s.enabled and (s.brand_id is null or s.brand_id = requests.brand_id)
    and (s.product_group_id is null or s.product_group_id = requests.product_group_id)
    and (s.asked_of is null or s.asked_of = case requests.warranty_type_id when ${warrantyTypes.buyback} then 'sale' else 'repair' end))), '[]'::jsonb)`

/**
 * Whoever withdrew is told that nothing need be handed to the courier (decision 150), so nothing is to be prepared. A company has no right to withdraw:
 * until its statement is accepted, it means nothing (as `withdrawalIn` and `isConsumer` have it, of one request).
 */
const isWithdrawn = sql<boolean>`exists (select from statement_cases as s where s.request_id = requests.id and s.kind = 'withdrawal' and (s.outcome = 'ACCEPTED'
  or s.outcome is null and coalesce(requests.company_name, '') = '' and requests.customer_type = any(${consumers})))`

export const preparationOf = (tx: ReadDb<DB>, requestId: number, language: Language) =>
  tx
    .selectFrom('requests')
    .select(['id', 'status', 'closedAt', 'collectedAt', 'language', 'accountId'])
    .select([preparationItems(language).as('steps'), isWithdrawn.as('isWithdrawn')])
    .where('id', '=', requestId)
    .$narrowType<{ status: RequestStatus; language: Language }>()
    .executeTakeFirst()

type NewAnswer = {
  readonly requestId: number
  readonly stepId: number
  readonly answer: PreparationAnswer
  readonly answeredAt: Temporal.Instant
  readonly byKind: 'customer' | 'staff'
  readonly byAccountId: number | null
}

/** The newest answer counts. */
export async function storeAnswer(tx: Kysely<DB>, answer: NewAnswer): Promise<void> {
  await tx
    .insertInto('preparationAnswers')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['requestId', 'stepId']).doUpdateSet(({ ref }) => ({
        answer: ref('excluded.answer'),
        answeredAt: ref('excluded.answeredAt'),
        byKind: ref('excluded.byKind'),
        byAccountId: ref('excluded.byAccountId'),
      })),
    )
    .execute()
}

/** Marks the pickups of a day nobody was reminded of, and answers their requests; a day chosen later is reminded of anew. */
export const markReminded = (tx: Kysely<DB>, pickupDay: string) =>
  tx
    .updateTable('requests')
    .set({ pickupRemindedFor: pickupDay })
    .where('pickupDay', '=', pickupDay)
    .where('closedAt', 'is', null)
    .where('collectedAt', 'is', null)
    // What was handed in at a counter its customer does not prepare any more.
    .where('requestSourceId', '<>', requestSources.counter)
    .where('status', 'in', ['RECEIVED', 'DELIVERY_IN_ORDERED'])
    .where(({ not }) => not(isWithdrawn))
    .where((where) => where.or([where('pickupRemindedFor', 'is', null), where('pickupRemindedFor', '<>', pickupDay)]))
    .returning(['id', 'orderId', 'pickupGroup', 'pickupWindow', 'email'])
    .execute()
