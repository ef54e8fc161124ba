import { IconAlertCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { RequestInList } from '../../my-requests.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { Journey } from './Journey.tsx'
import styles from './mine.module.css'
import { useDeviceName, useStateWords, useWaitingWords } from './words.ts'

type Props = { readonly requests: readonly RequestInList[] }

/** The devices: where each of them is, what comes next and by when, what it costs. */
export function RequestCards({ requests }: Props) {
  const t = useTexts(myRequestsTexts)
  return (
    <ul className={styles.cards} aria-label={t('row.list')}>
      {requests.map((request) => (
        <DeviceCard key={request.crmRequestId} request={request} />
      ))}
    </ul>
  )
}

function DeviceCard({ request }: { readonly request: RequestInList }) {
  const nameOf = useDeviceName()
  const words = useStateWords()
  const next = words.next(request)
  // What waits for the customer is the next step in other words.
  const isMine = request.waitsFor.some(({ kind }) => kind !== 'addDocument')
  const { crmRequestId, receivedTime, quotePrice, quotePriceMost, closedTime } = request
  return (
    <Card as="li" className={styles.card} data-over={closedTime !== null || undefined}>
      <h2 className={styles.device}>
        <Link to={paths.ownRequest(crmRequestId)} className={styles.cover}>
          {nameOf(request)}
        </Link>
      </h2>
      <p className={styles.number}>
        {formatRequestNumber(crmRequestId)} · <DateText at={receivedTime} as="dayOf" />
      </p>
      <p className={styles.present}>{words.present(request)}</p>
      <Journey request={request} />
      {next && !isMine && (
        <p className={styles.next}>
          {next.step}
          {next.when && <span className={styles.by}>{next.when}</span>}
        </p>
      )}
      <WaitsFor request={request} />
      {quotePrice !== null && (
        <p className={styles.price}>
          <Money forint={quotePrice} most={quotePriceMost} />
        </p>
      )}
    </Card>
  )
}

function WaitsFor({ request: { waitsFor } }: { readonly request: RequestInList }) {
  const t = useTexts(myRequestsTexts)
  const words = useWaitingWords()
  if (waitsFor.length === 0) return null
  return (
    <ul className={styles.waits}>
      {waitsFor.map((waits) => (
        <li key={waits.kind}>
          <IconAlertCircle size={20} stroke={2} aria-hidden="true" />
          <span>
            {t(`waiting.${waits.kind}`)} <span className={styles.by}>{words.day(waits)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
