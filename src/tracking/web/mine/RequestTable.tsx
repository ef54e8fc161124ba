import { Link } from 'react-router'
import { DateText } from '#base/web/kit/DateText.tsx'
import { type Column, Table } from '#base/web/kit/inside/Table.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { RequestInList } from '../../my-requests.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import styles from './mine.module.css'
import { useDeviceName, useStateWords } from './words.ts'

type Props = { readonly requests: readonly RequestInList[] }

/** The server has one order for them, the newest first, so no column offers another. */
export function RequestTable({ requests }: Props) {
  const t = useTexts(myRequestsTexts)
  const nameOf = useDeviceName()
  const words = useStateWords()
  const columns: readonly Column<RequestInList>[] = [
    { key: 'device', name: t('row.device'), show: (row) => <Link to={paths.ownRequest(row.crmRequestId)}>{nameOf(row)}</Link> },
    { key: 'number', name: t('row.number'), show: ({ crmRequestId }) => formatRequestNumber(crmRequestId) },
    { key: 'status', name: t('row.status'), show: (row) => words.present(row) },
    { key: 'next', name: t('row.next'), show: (row) => <Next request={row} /> },
    { key: 'received', name: t('row.received'), show: ({ receivedTime }) => <DateText at={receivedTime} as="dayOf" /> },
    {
      key: 'price',
      name: t('row.price'),
      show: ({ quotePrice, quotePriceMost }) => quotePrice !== null && <Money forint={quotePrice} most={quotePriceMost} />,
    },
  ]
  return <Table label={t('row.table')} columns={columns} items={requests} keyOf={({ crmRequestId }) => crmRequestId} />
}

function Next({ request }: { readonly request: RequestInList }) {
  const t = useTexts(myRequestsTexts)
  const next = useStateWords().next(request)
  const [first] = request.waitsFor
  if (first) return <strong className={styles.mine}>{t(`waiting.${first.kind}`)}</strong>
  return (
    <>
      {next?.step}
      {next?.when && <span className={styles.by}>{next.when}</span>}
    </>
  )
}
