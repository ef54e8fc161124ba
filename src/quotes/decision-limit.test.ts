import { expect, test } from 'vitest'
import { type Actor, companyRoles } from '#accounts/who.ts'
import { fc } from '#testing/random-runs.ts'
import { mayDecide } from './decision-limit.ts'

const sender = 1
const company = 7
const someone = fc.record({
  accountId: fc.constantFrom(sender, 2),
  role: fc.constantFrom(...companyRoles),
  companyId: fc.constantFrom(company, 8),
  costCentres: fc.constantFrom<'every' | readonly number[]>('every', [], [5], [6]),
})
const sent = fc.record({ costCentreId: fc.constantFrom(null, 5), limit: fc.option(fc.nat(100_000), { nil: null }), gross: fc.nat(100_000) })

test('nobody above their limit ever decides alone, by account or by link; who approves is bound by none', () => {
  fc.assert(
    fc.property(someone, sent, fc.boolean(), ({ accountId, role, companyId, costCentres }, { costCentreId, limit, gross }, byLink) => {
      const account: Actor = {
        ...{ kind: 'account', sessionId: 1, accountId, customerType: 'FLOTTA', permissionKeys: [] },
        company: { id: companyId, role, costCentres },
      }
      const actor: Actor = byLink ? { kind: 'tracking', sessionId: 1, requestId: 1 } : account
      const may = mayDecide(actor, { accountId: sender, companyId: company, costCentreId, decisionLimit: limit }, gross)
      const isAbove = limit !== null && gross > limit
      if (byLink || accountId === sender) expect(may).toBe(!isAbove)
      else {
        const looksAfter = costCentres === 'every' || (costCentreId !== null && costCentres.includes(costCentreId))
        expect(may).toBe(companyId === company && looksAfter && (role === 'administrator' || role === 'approver'))
      }
    }),
  )
})
