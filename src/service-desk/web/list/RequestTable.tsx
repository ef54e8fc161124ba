import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { DeskRow } from '../../queue.ts'
import { deskTexts } from '../../texts.ts'
import { Assigned } from './Assigned.tsx'
import { Device, Due, RequestLink, StatusCell } from './cells.tsx'
import type { ListProps } from './list-props.ts'

/** The server has one order for them (the oldest first), so no column offers another. */
export function RequestTable({ requests, chosen, choose, onChanged }: ListProps) {
  const t = useTexts(deskTexts)
  const columns: readonly Column<DeskRow>[] = [
    { key: 'number', name: t('row.number'), show: (row) => <RequestLink row={row} /> },
    { key: 'device', name: t('row.device'), show: (row) => <Device row={row} /> },
    { key: 'customer', name: t('row.customer'), show: ({ customer }) => customer },
    { key: 'status', name: t('row.status'), show: (row) => <StatusCell row={row} /> },
    { key: 'due', name: t('row.due'), show: (row) => <Due row={row} /> },
    { key: 'assigned', name: t('row.assigned'), show: (row) => <Assigned row={row} onChanged={onChanged} /> },
  ]
  return (
    <Table
      label={t('row.table')}
      columns={columns}
      items={requests}
      keyOf={({ crmRequestId }) => crmRequestId}
      choice={{
        chosen,
        choose,
        nameOf: ({ crmRequestId }) => t('row.select', { number: formatRequestNumber(crmRequestId) }),
        nameOfAll: t('row.selectAll'),
      }}
    />
  )
}
