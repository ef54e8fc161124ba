import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { queueError } from './queue-error.ts'

function logged(emitted: object) {
  const lines: string[] = []
  createLog('debug', { write: (line) => lines.push(line) }).error(queueError(emitted), 'job queue')
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

test('an error of a worker says which queue and what', () => {
  const error = Object.assign(new Error('relation "jobs.job" does not exist (Queue: base.sendLetter, Worker: 7d9a)'), { code: '42P01' })
  // As pg-boss emits it: a copy that is no Error.
  const emitted = { ...error, message: error.message, stack: error.stack, queue: 'base.sendLetter', worker: '7d9a' }
  expect(logged(emitted)).toMatchObject({
    msg: 'job queue',
    queue: 'base.sendLetter',
    worker: '7d9a',
    err: { message: error.message, code: '42P01', at: expect.arrayContaining([expect.stringContaining('queue-error.test.ts')]) },
  })
})

test('an error without a message says its code', () => {
  expect(logged({ message: '', code: 'ECONNREFUSED' })).toMatchObject({ err: { message: 'ECONNREFUSED', code: 'ECONNREFUSED' } })
})

test('an error stays itself', () => {
  expect(logged(new Error('listener lost'))).toMatchObject({ err: { message: 'listener lost' } })
})
