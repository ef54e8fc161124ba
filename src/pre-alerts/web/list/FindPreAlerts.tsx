import { FindInList } from '#base/web/kit/FindInList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { preAlertStatuses } from '../../pre-alert.ts'
import type { PreAlertFilters } from '../../pre-alerts-address.ts'
import { preAlertTexts } from '../../texts.ts'

type Props = { readonly filters: PreAlertFilters; readonly choose: (filters: PreAlertFilters) => void }

export function FindPreAlerts({ filters, choose }: Props) {
  const t = useTexts(preAlertTexts)
  return (
    <FindInList
      filters={filters}
      choose={choose}
      statuses={preAlertStatuses.map((status) => ({ status, words: t(`status.${status}`) }))}
      words={{
        title: t('filters'),
        text: t('text'),
        status: t('statusField'),
        anyStatus: t('anyStatus'),
        from: t('from'),
        to: t('to'),
        find: t('apply'),
        clear: t('clear'),
      }}
      everything={paths.preAlerts()}
    />
  )
}
