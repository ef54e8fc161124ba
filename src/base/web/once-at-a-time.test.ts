import { expect, test } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'

function prepared() {
  const sent: { input: object; end: (answer: string) => void; fail: (error: Error) => void }[] = []
  const send = onceAtATime(
    (input: { params?: unknown; body?: unknown; files?: Record<string, File[]>; idempotencyKey?: string }) =>
      new Promise<string>((end, fail) => sent.push({ input, end, fail })),
  )
  return { sent, send }
}

test('the same again while it is open is not sent, and has the same answer, whatever its key', async () => {
  const { sent, send } = prepared()
  const answers = [send({ params: { token: 'a' }, idempotencyKey: '1' }), send({ params: { token: 'a' }, idempotencyKey: '2' })]
  expect(sent).toHaveLength(1)
  sent[0]?.end('in')
  expect(await Promise.all(answers)).toEqual(['in', 'in'])
})

test('it is sent again once it was answered, or refused', async () => {
  const { sent, send } = prepared()
  const first = send({ body: { n: 1 } })
  sent[0]?.fail(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  void send({ body: { n: 1 } })
  expect(sent).toHaveLength(2)
})

test('something else is sent beside it, and other files are something else', () => {
  const { sent, send } = prepared()
  const [one, other] = [new File(['1'], 'a.pdf'), new File(['2'], 'a.pdf')]
  void send({ body: { n: 1 } })
  void send({ body: { n: 2 } })
  void send({ body: {}, files: { cv: [one] } })
  void send({ body: {}, files: { cv: [one] } })
  void send({ body: {}, files: { cv: [other] } })
  void send({ body: {}, files: { cv: [] } })
  void send({ body: {} })
  expect(sent).toHaveLength(6)
})
