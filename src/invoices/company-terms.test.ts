import { expect, test } from 'vitest'
import { type CompanyTerms, keeperOf } from './company-terms.ts'

const terms = (more: Partial<CompanyTerms> = {}): CompanyTerms => ({ dueDays: 30, creditLimit: 100_000, barred: false, ...more })

test.each([
  ['no terms of its own', undefined, 5_000_000, null],
  ['at its limit', terms(), 100_000, null],
  ['above its limit', terms(), 100_001, 'CREDIT_LIMIT_REACHED'],
  ['without a limit', terms({ creditLimit: null }), 5_000_000, null],
  ['a limit of nothing', terms({ creditLimit: 0 }), 1, 'CREDIT_LIMIT_REACHED'],
  ['barred, whatever its limit', terms({ barred: true, creditLimit: null }), 1, 'COMPANY_BARRED'],
])('%s', (_what, of, open, kept) => expect(keeperOf(of, open)).toBe(kept))
