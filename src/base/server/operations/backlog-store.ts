import { type QueryExecutorProvider, sql } from 'kysely'

export type QueueBacklog = { queue: string; waiting: number; running: number; failed: number; oldestSeconds: number }

/**
 * What each queue still has to do. Done jobs are the bulk of the table and are passed over; a queue with nothing to tell has no row, and pg-boss's own (`__…`) are left out.
 * `oldestSeconds` is how long the oldest job has waited that is neither done nor given up, by the clock of the database; one that is
 * not to be taken yet waits from the moment it may be.
 */
export async function queueBacklogs(db: QueryExecutorProvider): Promise<QueueBacklog[]> {
  const { rows } = await sql<QueueBacklog>`
    select name as queue,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      greatest(0, extract(epoch from now() - min(case state when 'created' then greatest(created_on, start_after) else created_on end)
        filter (where state in ('created', 'retry', 'active'))))::float8 as oldest_seconds
    from jobs.job where state in ('created', 'retry', 'active', 'failed') and left(name, 2) <> '__' group by name`.execute(db)
  return rows
}

export type EmailBacklog = { status: 'queued' | 'failed' | 'held'; emails: number; oldest: Temporal.Instant }

/** Emails that did not leave; the index `emails_not_sent` holds only these. */
export async function emailBacklogs(db: QueryExecutorProvider): Promise<EmailBacklog[]> {
  const { rows } = await sql<EmailBacklog>`
    select status, count(*)::int as emails, min(created_at) as oldest from emails where status <> 'sent' group by status`.execute(db)
  return rows
}
