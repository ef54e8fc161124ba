import type { Handlers } from '#context.ts'
import type { correctionsApi } from '../corrections.api.ts'
import { correctRequest } from './correct-request.ts'
import { showCorrectable } from './show-correctable.ts'

export const correctionsHandlers: Handlers<typeof correctionsApi> = { showCorrectable, correctRequest }
