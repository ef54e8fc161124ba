import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCodList, readCodText } from './read-cod-list.ts'

const sample = (name: string) => new URL(`../../../../testing/bank-files/${name}`, import.meta.url).pathname
const gls = readFileSync(sample('gls.csv'), 'utf8')

test('a list of GLS: the parcels, not the sum below them', async () => {
  expect(await readCodList({ path: sample('gls.csv') })).toEqual({
    courier: 'gls',
    paidOn: '2026-11-20',
    lines: [
      { trackingNumber: '7010203040', clientReference: '100123-K1', amount: 45_220, deliveredOn: '2026-11-18' },
      { trackingNumber: '7010203041', clientReference: '100200-K1', amount: 4520, deliveredOn: '2026-11-18' },
    ],
    skipped: 1,
  })
})

test('a list of Foxpost', async () => {
  expect(await readCodList({ path: sample('foxpost.csv') })).toEqual({
    courier: 'foxpost',
    paidOn: '2026-11-20',
    lines: [{ trackingNumber: 'CLFOX0000000001', clientReference: '100300-K1', amount: 4520, deliveredOn: '2026-11-18' }],
    skipped: 0,
  })
})

test.each([
  ['another currency', gls.replaceAll(';HUF;', ';EUR;'), 'unknown'],
  ['no parcels', gls.split('\n').slice(0, 2).join('\n'), 'unknown'],
  ['no column of amounts', gls.replace('Utánvét összege', 'Súly'), 'unknown'],
  ['a bank statement', readFileSync(sample('otp.csv'), 'utf8'), 'unknown'],
  ['too many parcels', `Csomagszám;Utánvét összege\n${'7010203040;4520\n'.repeat(5200)}`, 'tooLong'],
])('%s is no list', (_what, text, code) => {
  expect(() => readCodText(text)).toThrow(expect.objectContaining({ code }))
})
