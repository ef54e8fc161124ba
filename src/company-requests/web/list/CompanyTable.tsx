import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { type CompanyRequest, sortKeys, sorts, usualSort } from '../../list.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import { useListView } from '../use-list-view.ts'
import { cells, DeviceLink } from './cells.tsx'
import type { ListProps } from './list-props.ts'

/** The device, and the columns of the view. What the server can sort by is sorted by its head. */
export function CompanyTable({ requests, view, chosen, choose }: ListProps) {
  const t = useTexts(companyRequestTexts)
  const { show } = useListView()
  const columns: readonly Column<CompanyRequest>[] = [
    {
      key: 'device',
      name: t('row.device'),
      show: (request) => (
        <div className={styles.deviceCell}>
          <DeviceLink request={request} />
        </div>
      ),
    },
    ...view.columns.map((key) => ({ key, name: t(`row.${key}`), show: cells[key], isSortable: sortKeys.some((one) => one === key) })),
  ]
  const isDown = view.sort.startsWith('-')
  return (
    <Table
      label={t('row.table')}
      columns={columns}
      items={requests}
      keyOf={({ crmRequestId }) => crmRequestId}
      sort={{ column: view.sort.replace('-', ''), direction: isDown ? 'descending' : 'ascending' }}
      onSort={({ column, direction }) => {
        const sort = direction === 'descending' ? `-${column}` : column
        show({ ...view, sort: sorts.find((one) => one === sort) ?? usualSort })
      }}
      choice={{
        chosen,
        choose,
        nameOf: ({ crmRequestId }) => t('row.select', { number: formatRequestNumber(crmRequestId) }),
        nameOfAll: t('row.selectAll'),
      }}
    />
  )
}
