import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { OrderedRequest } from '../../order.ts'
import { orderTexts } from '../../texts.ts'
import { RequestLink, RequestState } from './cells.tsx'

export function RequestTable({ requests }: { readonly requests: readonly OrderedRequest[] }) {
  const t = useTexts(orderTexts)
  const columns: readonly Column<OrderedRequest>[] = [
    { key: 'number', name: t('order.number'), show: (request) => <RequestLink request={request} /> },
    { key: 'device', name: t('order.device'), show: ({ device }) => device },
    { key: 'identifier', name: t('order.identifier'), show: ({ identifier }) => identifier },
    { key: 'state', name: t('order.state'), show: (request) => <RequestState request={request} /> },
  ]
  return <Table label={t('order.requests')} columns={columns} items={requests} keyOf={({ crmRequestId }) => crmRequestId} />
}
