import type { Handlers } from '#context.ts'
import type { compensationsApi } from '../compensations.api.ts'
import { getCompensation } from './get-compensation.ts'
import { listCompensations } from './list-compensations.ts'
import { payCompensation, takeBackCompensation } from './pay-compensation.ts'
import { sayCompensationAccount, sayCompensationAccountOnBehalf } from './say-account.ts'

export const compensationsHandlers: Handlers<typeof compensationsApi> = {
  getCompensation,
  sayCompensationAccount,
  sayCompensationAccountOnBehalf,
  listCompensations,
  payCompensation,
  takeBackCompensation,
}
