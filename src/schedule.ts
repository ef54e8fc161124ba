import { remindOfStorage } from '#abandoned-devices/server/remind-of-storage.ts'
import { sweepFiles } from '#base/server/files/sweep-files.ts'
import { expireBuybackOffers } from '#buyback/server/expire-offers.ts'
import { remindOfAccounts } from '#compensations/server/remind-of-accounts.ts'
import { refreshParcelPoints } from '#courier/server/refresh-parcel-points.ts'
import { trackShipments } from '#courier/server/track-shipments.ts'
import { issueUnfinished } from '#invoices/server/invoice-request.ts'
import { noticeEndingKeys } from '#partner-api/server/notice-ending-keys.ts'
import { deliverDue } from '#partner-api/server/webhooks/deliver.ts'
import { reconcilePayments } from '#payments/server/reconcile-payments.ts'
import { remindOfTransfers } from '#payments/server/reminders/remind-of-transfers.ts'
import { erasePersonalData } from '#personal-data/server/erase-personal-data.ts'
import { eraseAgain } from '#personal-data/server/erasure/erase-again.ts'
import { expireOverdue } from '#quotes/server/expire-overdue.ts'
import { extendDeadlines } from '#quotes/server/extend-deadlines.ts'
import { remindOfQuotes } from '#quotes/server/remind-of-quotes.ts'
import { mailMonthlyStatements } from '#reports/server/monthly-statement/mail-monthly-statements.ts'
import { gatherPromises } from '#reports/server/promises/gather-promise-counts.ts'
import { remindOfPickup } from '#requests/server/preparation/remind-of-pickup.ts'
import { deleteUnusedSandboxes } from '#sandbox/server/keep-sandbox.ts'
import { gatherCounts } from '#tracking/server/my-requests/gather-counts.ts'
import { noticeLate } from '#tracking/server/notice-late.ts'
import type { OneTransactionOrNot } from './context.ts'
import { personalData } from './personal-data.ts'

type Scheduled = {
  readonly job: string
  readonly cron: string
  /** What happens when it fails (server/jobs/job-queues.ts): the next run makes up for it, or it is tried again in the same night. */
  readonly retries: 'nextRun' | 'daily'
  /** The portal's own housekeeping, which no customer waits for: a sandbox whose clock is moved on leaves it to the real one. */
  readonly isUpkeep?: true
} & OneTransactionOrNot<[]>

/** What happens by the clock of Budapest. Of each job one runs and at most one waits. */
export const schedule: readonly Scheduled[] = [
  { job: 'base.sweepFiles', cron: '17 * * * *', retries: 'nextRun', isUpkeep: true, run: sweepFiles, transaction: false },
  { job: 'payments.reconcile', cron: '* * * * *', retries: 'nextRun', run: reconcilePayments, transaction: false },
  { job: 'invoices.issueUnfinished', cron: '* * * * *', retries: 'nextRun', run: issueUnfinished, transaction: false },
  { job: 'partnerApi.deliverDue', cron: '* * * * *', retries: 'nextRun', run: deliverDue, transaction: false },
  // In working hours, on the day; each notice is sent once, the later runs make up for a worker that was down.
  { job: 'partnerApi.noticeEndingKeys', cron: '10 8-16 * * *', retries: 'nextRun', run: noticeEndingKeys },
  // From the first working day of a month; the later runs make up for a worker that was down.
  { job: 'reports.mailMonthlyStatements', cron: '25 8-15 * * *', retries: 'nextRun', run: mailMonthlyStatements },
  { job: 'payments.remindOfTransfers', cron: '20 9-16 * * *', retries: 'nextRun', run: remindOfTransfers },
  { job: 'courier.trackShipments', cron: '*/10 * * * *', retries: 'nextRun', run: trackShipments, transaction: false },
  { job: 'courier.refreshParcelPoints', cron: '11 4 * * *', retries: 'daily', isUpkeep: true, run: refreshParcelPoints, transaction: false },
  // After a decree on moved working days has been entered.
  { job: 'quotes.extendDeadlines', cron: '31 * * * *', retries: 'nextRun', run: extendDeadlines, transaction: false },
  // The first run of a day finds what ended at midnight; the others make up for a worker that was down.
  { job: 'quotes.expireOverdue', cron: '1 * * * *', retries: 'nextRun', run: expireOverdue, transaction: false },
  { job: 'buyback.expireOffers', cron: '1 * * * *', retries: 'nextRun', run: expireBuybackOffers, transaction: false },
  { job: 'quotes.remind', cron: '0 9-16 * * *', retries: 'nextRun', run: remindOfQuotes },
  // On the evening before; the later runs make up for a worker that was down.
  { job: 'requests.remindOfPickup', cron: '0 17-20 * * *', retries: 'nextRun', run: remindOfPickup },
  // On working days: nobody can be asked about it on the others. The later runs make up for a worker that was down.
  { job: 'tracking.noticeLate', cron: '0 9-16 * * *', retries: 'nextRun', run: noticeLate, transaction: false },
  // In working hours: whoever reads a notice may call. Each is sent once; the later runs make up for a worker that was down.
  { job: 'abandonedDevices.remind', cron: '40 9-15 * * *', retries: 'nextRun', run: remindOfStorage, transaction: false },
  { job: 'compensations.remind', cron: '50 9-15 * * *', retries: 'nextRun', run: remindOfAccounts },
  { job: 'tracking.gatherCounts', cron: '41 3 * * *', retries: 'daily', isUpkeep: true, run: gatherCounts },
  { job: 'reports.gatherPromises', cron: '46 3 * * *', retries: 'daily', isUpkeep: true, run: gatherPromises },
  // In one run all terms of personal-data.ts; of a large first run each thousand rows are done for good.
  {
    job: 'personalData.erase',
    cron: '29 3 * * *',
    retries: 'daily',
    isUpkeep: true,
    run: (ctx) => erasePersonalData(ctx, personalData),
    transaction: false,
  },
  { job: 'sandbox.deleteUnused', cron: '51 3 * * *', retries: 'daily', isUpkeep: true, run: deleteUnusedSandboxes, transaction: false },
  // Before the term of anything is looked at: whom a restored backup has brought back.
  { job: 'personalData.eraseAgain', cron: '11 3 * * *', retries: 'daily', isUpkeep: true, run: eraseAgain, transaction: false },
]
