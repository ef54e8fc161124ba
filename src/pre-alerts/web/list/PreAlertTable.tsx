import { DateText } from '#base/web/kit/DateText.tsx'
import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { PreAlert } from '../../pre-alert.ts'
import { preAlertTexts } from '../../texts.ts'
import { BecameRequest, PreAlertState, ReferenceLink } from './cells.tsx'

/** The server has one order for them (the newest first), so no column offers another. */
export function PreAlertTable({ preAlerts }: { readonly preAlerts: readonly PreAlert[] }) {
  const t = useTexts(preAlertTexts)
  const became: readonly Column<PreAlert>[] = preAlerts.some(({ request }) => request !== null)
    ? [{ key: 'request', name: t('request'), show: ({ request }) => request && <BecameRequest request={request} /> }]
    : []
  const columns: readonly Column<PreAlert>[] = [
    { key: 'reference', name: t('field.reference'), show: (preAlert) => <ReferenceLink preAlert={preAlert} /> },
    { key: 'device', name: t('field.device'), show: ({ device }) => device },
    { key: 'identifier', name: t('field.identifier'), show: ({ identifier }) => identifier },
    { key: 'expectedOn', name: t('field.expectedOn'), show: ({ expectedOn }) => <DateText day={expectedOn} /> },
    { key: 'status', name: t('statusField'), show: ({ status }) => <PreAlertState status={status} /> },
    ...became,
  ]
  return <Table label={t('list')} columns={columns} items={preAlerts} keyOf={({ id }) => id} />
}
