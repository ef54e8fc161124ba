import type { Translator } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { orderEmailTexts } from '../email-texts.ts'

/** So many devices of an order an email lists; the others stand on the page of the order. */
export const devicesListed = 50

type Device = Parameters<typeof deviceName>[0] & { readonly id: number; readonly identifier: string }

/** The devices of an order, a line each. @param count how many there are, where only the first are at hand */
export const deviceLines = (devices: readonly Device[], t: Translator<typeof orderEmailTexts.hu>, count = devices.length): string[] => [
  ...devices.slice(0, devicesListed).map((device) => `${formatRequestNumber(device.id)}: ${deviceName(device)}, ${device.identifier}`),
  ...(count > devicesListed ? [t('more', { count: count - devicesListed })] : []),
]
