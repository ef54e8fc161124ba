import { expect, test } from 'vitest'
import { newWebhookSecret, signatureHeaders, writtenSecret } from './signature.ts'

// The vector of the Standard Webhooks specification and of its reference libraries.
const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: Temporal.Instant.fromEpochMilliseconds(1614265330_000), body: '{"test": 2432232314}' }

test('signs as the specification does', () =>
  expect(signatureHeaders([secret], message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }))

test('by both secrets while one gives way to the other', () => {
  const signed = signatureHeaders([newWebhookSecret(), secret], message)['webhook-signature'].split(' ')
  expect(signed).toEqual([expect.stringMatching(/^v1,.{44}$/), 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='])
})

test('a secret is written as libraries take it', () => expect(writtenSecret(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'))
