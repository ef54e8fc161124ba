import type { Handlers } from '#context.ts'
import type { devicesApi } from '../devices.api.ts'
import { listDevices } from './list-devices.ts'
import { showDevice } from './show-device.ts'

export const devicesHandlers: Handlers<typeof devicesApi> = { listDevices, showDevice }
