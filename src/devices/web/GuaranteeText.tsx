import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ListedDevice } from '../device.ts'
import { deviceTexts } from '../texts.ts'

/** Until when the statutory guarantee lasts, or why that cannot be told. */
export function GuaranteeText({ guarantee }: Pick<ListedDevice, 'guarantee'>) {
  const t = useTexts(deviceTexts)
  const formats = useFormats()
  if (guarantee.kind === 'none' || guarantee.kind === 'business') return t(`guaranteeOf.${guarantee.kind}`)
  if (guarantee.kind === 'missing') {
    const [first, ...others] = guarantee.missing
    if (others.length > 0) return t('guaranteeOf.missingBoth')
    return t(first === 'dateOfPurchase' ? 'guaranteeOf.missingDate' : 'guaranteeOf.missingPrice')
  }
  const { until, holds, extendedBy, renewedOn } = guarantee
  const sentence = t(holds ? 'guaranteeOf.until' : 'guaranteeOf.ended', { day: formats.day(until) })
  const why = [
    renewedOn && t('guaranteeOf.renewed', { day: formats.day(renewedOn) }),
    extendedBy > 0 && t('guaranteeOf.extended', { days: extendedBy }),
  ].filter(Boolean)
  return why.length > 0 ? `${sentence} (${why.join('; ')})` : sentence
}
