import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { stageOf } from '#requests/status.ts'
import type { RequestInList } from '../../my-requests.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { trackingTexts } from '../../texts.ts'
import type { Waiting } from '../../waiting.ts'

/** What the device of a request is called. */
export const useDeviceName =
  () =>
  ({ brand, productType, productGroup }: Pick<RequestInList, 'brand' | 'productType' | 'productGroup'>): string =>
    deviceName({ brandId: brand.id, brandName: brand.name, typeName: productType?.tradeName ?? null, groupName: productGroup.name })

/** Where a request stands and what comes next, in words; a date stands after a colon, so no language has to bend it. */
export function useStateWords() {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const present = ({ outcome, next, ...request }: RequestInList) =>
    outcome === 'CANCELLED' ? t('outcome.CANCELLED') : t(`now.${next?.code === 'youChoosePickup' ? 'choosePickup' : stageOf(request)}`)
  const when = ({ from, by }: NonNullable<RequestInList['next']>) => {
    if (by === null) return null
    if (from === null) return t('next.by', { by: formats.weekday(by) })
    return from === by ? t('next.on', { day: formats.weekday(by) }) : t('next.between', { from: formats.weekday(from), by: formats.weekday(by) })
  }
  const next = (request: RequestInList) => (request.next === null ? null : { step: t(`next.${request.next.code}`), when: when(request.next) })
  return { present, next }
}

/** By when something waits, or when it happens. */
export function useWaitingWords() {
  const t = useTexts(myRequestsTexts)
  const of = useTexts(trackingTexts)
  const formats = useFormats()
  const day = ({ kind, by, window }: Waiting): string | null => {
    if (by === null) return null
    const said = formats.weekday(by)
    if (kind !== 'beHomeForPickup') return t('waiting.until', { day: said })
    return window === null ? t('waiting.on', { day: said }) : t('waiting.onWithin', { day: said, window: of(`pickup.${window}`) })
  }
  return { day }
}
