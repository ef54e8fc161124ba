import { FindInList } from '#base/web/kit/FindInList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { orderStatuses } from '../../order.ts'
import type { OrderFilters } from '../../orders-address.ts'
import { orderTexts } from '../../texts.ts'

type Props = { readonly filters: OrderFilters; readonly choose: (filters: OrderFilters) => void }

export function FindOrders({ filters, choose }: Props) {
  const t = useTexts(orderTexts)
  return (
    <FindInList
      filters={filters}
      choose={choose}
      statuses={orderStatuses.map((status) => ({ status, words: t(`statuses.${status}`) }))}
      words={{
        title: t('filters'),
        text: t('text'),
        textHint: t('textHint'),
        status: t('status'),
        anyStatus: t('anyStatus'),
        from: t('from'),
        to: t('to'),
        find: t('find'),
        clear: t('clear'),
      }}
      everything={paths.orders()}
    />
  )
}
