import { expect, test } from 'vitest'
import { lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { reactions } from './reactions.ts'

const mails = (event: string) =>
  (reactions as Readonly<Record<string, readonly { job: string }[]>>)[event]?.map(({ job }) => job).filter((job) => job.includes('.mail'))

test.each(lifecycleActions)('%s is followed by the emails its row names', (action) => {
  const { event, emails } = stepOfLife(action)
  expect(mails(event)).toEqual(emails)
})
