import type { Handlers } from '#context.ts'
import type { surplusesApi } from '../surpluses.api.ts'
import { moveSurplus, noteSurplusReturn } from './surpluses/deal-with-surplus.ts'
import { listSurpluses } from './surpluses/list-surpluses.ts'

export const surplusesHandlers: Handlers<typeof surplusesApi> = { listSurpluses, moveSurplus, noteSurplusReturn }
