import { api } from '#api.ts'
import type { Handlers } from '#context.ts'
import type { developerApi } from '../developer.api.ts'
import { keyCallsOf } from './list-key-calls.ts'

export const developerHandlers: Handlers<typeof developerApi> = {
  listKeyCalls: async () => ({ calls: keyCallsOf(api) }),
}
