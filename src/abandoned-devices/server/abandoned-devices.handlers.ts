import type { Handlers } from '#context.ts'
import type { abandonedDevicesApi } from '../abandoned-devices.api.ts'
import { declareAbandoned } from './declare-abandoned.ts'
import { showOwnStorage, showStorage } from './show-storage.ts'

export const abandonedDevicesHandlers: Handlers<typeof abandonedDevicesApi> = { declareAbandoned, showOwnStorage, showStorage }
