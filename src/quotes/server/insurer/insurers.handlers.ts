import type { Handlers } from '#context.ts'
import type { insurersApi } from '../../insurers.api.ts'
import { addInsurer, changeInsurer, listInsurers } from './insurers.ts'

export const insurersHandlers: Handlers<typeof insurersApi> = { listInsurers, addInsurer, changeInsurer }
