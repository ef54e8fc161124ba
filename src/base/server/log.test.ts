import { expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'
import { createLog, loggableError } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('debug', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test('an error is told without what libraries hang on it', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "accounts_by_email"'), {
    code: '23505',
    table: 'accounts',
    constraint: 'accounts_by_email',
    detail: 'Key (email)=(nagy.eva@pelda.hu) already exists.',
    client: { secretKey: 1201363367 },
  })
  const line = logged((log) => log.error({ err: error }, 'unforeseen error'))
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', table: 'accounts', constraint: 'accounts_by_email', message: error.message })
  expect(line).toContain('log.test.ts')
  for (const secret of ['nagy.eva', '1201363367']) expect(line).not.toContain(secret)
})

test('a value the database could not read is not repeated', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "Nagy Éva"'), { code: '22007' })
  expect(logged((log) => log.warn({ err: error }, 'job failed'))).not.toContain('Nagy')
})

test.each([
  ["Can't send mail - all recipients were rejected: 450 4.2.0 <nagy.eva@pelda.hu>: greylisted", 'nagy.eva'],
  ['GET /api/login-process/kX0pqv1J9sWm3uYz7bC2dE5fG8hI1jK4lM6nO9pQ2rS failed', 'kX0pqv1J9s'],
  ['no such IMEI 490154203237518', '490154203237518'],
  ['could not reach +36301234567', '301234567'],
])('%s keeps its secret', (message, secret) => {
  const line = logged((log) => log.error({ err: new Error('outer', { cause: new Error(message) }) }))
  expect(line).toContain('[')
  expect(line).not.toContain(secret)
})

test.each([
  ['a@b.hu c=d@e.hu;x', '[address] c=[address];x'],
  ['<a@b@c>', '<[address]>'],
  ['@b a@ @', '@b a@ @'],
  ['"a=b@c=d@e"', '"a=[address]"'],
])('of %s remains %s', (message, remains) => expect(loggableError(message)).toBe(remains))

test.each(Object.entries(hostileTexts))('an error that holds %s is told at once', async (_, hostile) => {
  expect(await cpuTimeOf(() => logged((log) => log.error({ err: new Error(`could not read ${hostile}`) })))).toBeLessThan(1000)
})

test('a request number and the key of a file may be told, so that the fault can be found', () => {
  const message = 'Request 123456789 lacks papers/0a/0a1b2c3d-0000-4000-8000-1234567890ab'
  expect(loggableError(new Error(message))).toMatchObject({ message })
})

test('what comes under a personal name is struck out', () => {
  const line = logged((log) => log.info({ email: 'nagy.eva@pelda.hu', sent: { recipient: 'nagy.eva@pelda.hu' }, token: 'secret' }))
  expect(line).not.toMatch(/nagy|secret/)
})
