import { expect, test } from 'vitest'
import { lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { reactions } from './reactions.ts'

const mails = (event: string) =>
  (reactions as Readonly<Record<string, readonly { job: string }[]>>)[event]?.map(({ job }) => job).filter((job) => job.includes('.mail'))

test.each(lifecycleActions)('%s is followed by the emails its row names', (action) => {
  const { event, emails } = stepOfLife(action)
  expect(mails(event)).toEqual(emails)
})

/** The return of the same transaction tells how the request stands then. */
const stateOfTheReturn = ['buybackDeclined', 'buybackExpired']

test.each(lifecycleActions)('%s is told to the system of a company, its end as a change of the order too (GAPS D16)', (action) => {
  const { event, closes = false } = stepOfLife(action)
  const jobs = (reactions as Readonly<Record<string, readonly { job: string }[]>>)[event]?.map(({ job }) => job) ?? []
  if (!stateOfTheReturn.includes(event)) expect(jobs).toContain('partnerApi.tell.request.statusChanged')
  if (closes) expect(jobs).toContain('partnerApi.tell.order.changed')
})
