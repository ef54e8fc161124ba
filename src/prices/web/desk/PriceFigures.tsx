import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { grossOf } from '../../vat.ts'

type Props = { readonly kind: string; readonly netFrom: number; readonly netTo: number }

/** A price net, and gross beside it where VAT is paid on it: what we buy has none. */
export function PriceFigures({ kind, netFrom, netTo }: Props) {
  const t = useTexts(priceDeskTexts)
  const net = <MoneyRange from={netFrom} to={netTo} />
  if (kind === 'buyback') return net
  return (
    <>
      {t('net')} {net}, {t('gross')} <MoneyRange from={grossOf(netFrom)} to={grossOf(netTo)} />
    </>
  )
}
