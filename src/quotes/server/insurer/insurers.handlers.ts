import type { Handlers } from '#context.ts'
import type { insurersApi } from '../../insurers.api.ts'
import { addInsurer, changeInsurer, listInsurers } from './insurers.ts'
import { nameInsurer } from './name-insurer.ts'

export const insurersHandlers: Handlers<typeof insurersApi> = { listInsurers, addInsurer, changeInsurer, nameInsurer }
