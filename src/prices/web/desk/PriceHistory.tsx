import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import { PriceFigures } from './PriceFigures.tsx'

type Props = { readonly id: number; readonly kind: string; readonly name: string }

/** What the same thing cost before and will cost; read when it is opened. */
export function PriceHistory({ id, kind, name }: Props) {
  const t = useTexts(priceDeskTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('historyOf', { name })}>{t('history')}</summary>
      {isOpen && <Past id={id} kind={kind} />}
    </details>
  )
}

function Past({ id, kind }: Omit<Props, 'name'>) {
  const t = useTexts(priceDeskTexts)
  const { day } = useFormats()
  const { data, error, refetch } = useCall(priceDeskApi.showPriceHistory, { params: { id } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  return (
    <FactList
      facts={data.history.map(({ id: key, title, validFrom, netFrom, netTo }): [string, React.ReactNode] => [
        `${day(validFrom)}, ${title}`,
        netFrom === null || netTo === null ? t('ended') : <PriceFigures key={key} kind={kind} netFrom={netFrom} netTo={netTo} />,
      ])}
    />
  )
}
