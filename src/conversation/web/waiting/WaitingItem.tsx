import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { useDeskRequestAddress } from '#requests/web/use-desk-request-address.ts'
import { conversationTexts } from '../../texts.ts'
import type { WaitingRow } from '../../waiting.ts'
import styles from '../conversation.module.css'
import { threadId } from '../thread/go-to-news.ts'

/** One request whose customer waits; the whole row leads to its messages. */
export function WaitingItem({ row }: { readonly row: WaitingRow }) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  const addressOf = useDeskRequestAddress()
  return (
    <Card as="li" className={styles.row}>
      <p className={styles.head}>
        <Link to={`${addressOf(row.crmRequestId)}#${threadId}`} className={styles.rowLink}>
          {formatRequestNumber(row.crmRequestId)} · {row.customer}
        </Link>{' '}
        <Badge tone="accent">{t('waiting.messages', { count: row.waiting })}</Badge>
        {row.closed && <Badge>{t('waiting.closed')}</Badge>}
      </p>
      <p className={styles.beginning}>{row.beginning || t('waiting.onlyFiles')}</p>
      <Muted>
        {row.device} · {t('waiting.since', { at: formats.moment(row.waitingSince) })} ·{' '}
        {row.assigned ? t('waiting.assigned', { name: row.assigned }) : t('waiting.nobody')}
      </Muted>
    </Card>
  )
}
