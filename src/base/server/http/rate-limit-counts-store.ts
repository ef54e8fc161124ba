import { type QueryExecutorProvider, sql } from 'kysely'

/** Hits of one subject at one limit, and for how long yet its window is open. */
export type Hits = { readonly limitName: string; readonly subject: string; readonly hits: number; readonly msLeft: number }

/**
 * Adds hits to those that any process counted in the window that is open. Where none is, one is opened for as long as the hits say.
 * @param added each subject of each limit once
 * @returns the same, with all hits of the window
 */
export async function addHits(db: QueryExecutorProvider, added: readonly Hits[]): Promise<readonly Hits[]> {
  // In order, so that two processes that add to the same rows wait for each other and not in a circle.
  const { rows } = await sql<Hits>`
    insert into rate_limit_counts as known (limit_name, subject, hits, ends_at)
    select limit_name, subject, hits, now() + ms_left * interval '1 millisecond' from unnest(
      ${added.map(({ limitName }) => limitName)}::text[], ${added.map(({ subject }) => subject)}::text[],
      ${added.map(({ hits }) => hits)}::int[], ${added.map(({ msLeft }) => msLeft)}::float8[]) as added (limit_name, subject, hits, ms_left)
    order by limit_name, subject
    on conflict (limit_name, subject) do update set
      hits = case when known.ends_at > now() then known.hits else 0 end + excluded.hits,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning limit_name, subject, hits, (extract(epoch from ends_at - now()) * 1000)::float8 as ms_left`.execute(db)
  return rows
}
