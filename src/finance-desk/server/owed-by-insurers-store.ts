import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InsurerStatus } from '#quotes/insurer.ts'
import type { Outcome } from '#requests/status.ts'

/** The insured repairs that were done between two moments, with what their insurers were asked for and what their customers ordered themselves. */
export const insuredRepairs = (tx: ReadDb<DB>, from: Temporal.Instant, to: Temporal.Instant) =>
  tx
    .selectFrom('requests')
    .innerJoin('insurerQuotes', (on) =>
      on.onRef('insurerQuotes.requestId', '=', 'requests.id').on('insurerQuotes.status', 'in', ['accepted', 'part']),
    )
    .leftJoin('insurers', 'insurers.id', 'insurerQuotes.insurerId')
    .leftJoin('quotes', (on) => on.onRef('quotes.requestId', '=', 'requests.id').on('quotes.status', '=', 'accepted'))
    .leftJoin('quoteDecisions', 'quoteDecisions.quoteId', 'quotes.id')
    .select(['requests.id', 'requests.gsmWorksheetId', 'requests.insuranceNumber', 'requests.identifier', 'requests.readyAt', 'requests.outcome'])
    .select(['insurers.id as insurerId', 'insurers.name as insurerName'])
    .select(['insurerQuotes.gross as asked', 'insurerQuotes.status as said', 'quoteDecisions.gross as ordered'])
    .where('requests.outcome', '=', 'REPAIRED')
    .where('requests.insurerStatus', 'in', ['accepted', 'part'])
    .where('requests.readyAt', '>=', from)
    .where('requests.readyAt', '<', to)
    .orderBy('insurers.name')
    .orderBy('insurers.id')
    .orderBy('requests.readyAt')
    .orderBy('requests.id')
    .$narrowType<{ outcome: Outcome; said: InsurerStatus; readyAt: Temporal.Instant }>()
    .execute()
