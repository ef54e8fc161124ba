import { setTimeout as wait } from 'node:timers/promises'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import { requestReceivedEmail } from '#requests/server/emails/request-received.email.ts'
import { writeJobs } from '#testing/write-jobs.ts'
import type { Burst } from './action.ts'
import type { ChildPortal } from './child-portal.ts'

/** Gives the portal's queue these jobs at once and waits until they, and the emails they write, are done. */
async function emails({ connection, database }: ChildPortal, job: string, data: readonly object[]) {
  const begun = performance.now()
  await writeJobs(connection, job, data)
  for (let areWaiting = true; areWaiting; ) {
    if (performance.now() - begun > 600_000) throw new Error('Emails are still waiting after ten minutes')
    await wait(250)
    // Not how many: counting them took a twentieth of the processors' time.
    const { rows } = await database.query<{ waiting: boolean }>(
      `select exists (select from jobs.job where name in ($1, $2)
         and (state in ('created', 'active') or state = 'retry' and start_after <= now())) as waiting`,
      [job, sendEmailJob],
    )
    areWaiting = rows[0]?.waiting ?? false
  }
  return { count: data.length, seconds: (performance.now() - begun) / 1000 }
}

/** The email of a booking, from its row to the mail server: composed, its hand-over sheet drawn and kept, sent with sheet and calendar entry. */
export const writeConfirmations: Burst = {
  name: 'Letters: the confirmation of a booking, composed, its hand-over sheet drawn, sent',
  async run(portal, max) {
    const { rows } = await portal.database.query<{ id: string }>(
      `select id from requests where closed_at is null and not exists (select from emails where request_id = requests.id and kind = $1) order by random() limit $2`,
      [requestReceivedEmail.job, max],
    )
    return emails(
      portal,
      requestReceivedEmail.job,
      rows.map(({ id }) => ({ requestId: Number(id) })),
    )
  },
}

/** Emails that stand in the outbox. */
export const sendWritten: Burst = {
  name: 'Letters: out of the outbox to the mail server',
  async run(portal, max) {
    const { rows } = await portal.database.query<{ id: string }>(
      `insert into emails (deduplication_key, kind, language, recipient, subject, html, plain, created_at)
       select 'bench:' || gen_random_uuid(), 'bench', 'hu', 'vevo@pelda.hu', 'Igényét megkaptuk', repeat('<p>Kedves Ügyfelünk!</p>', 200), repeat('Kedves Ügyfelünk! ', 100), now()
       from generate_series(1, $1::int) returning id`,
      [max],
    )
    return emails(
      portal,
      sendEmailJob,
      rows.map(({ id }) => ({ emailId: id })),
    )
  },
}
