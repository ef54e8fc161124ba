import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { OwnThread } from '../../own-threads.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { threadId } from '../thread/go-to-news.ts'

/** One thread in a few lines; the whole row leads to the request's messages. */
export function OwnThreadItem({ thread }: { readonly thread: OwnThread }) {
  const t = useTexts(conversationTexts)
  const { crmRequestId, device, closed, at, side, beginning, unread } = thread
  return (
    <Card as="li" className={styles.row} edge={unread > 0 ? 'accent' : undefined}>
      <p className={styles.head}>
        <Link to={`${paths.ownRequest(crmRequestId)}#${threadId}`} className={styles.rowLink}>
          {device} · {formatRequestNumber(crmRequestId)}
        </Link>{' '}
        {unread > 0 && <Badge tone="accent">{t('own.unread', { count: unread })}</Badge>}
        {closed && <Badge>{t('waiting.closed')}</Badge>}
      </p>
      <p className={styles.beginning}>{beginning || t('waiting.onlyFiles')}</p>
      <Muted>
        {t(side === 'customer' ? 'own.you' : 'own.us')} · <DateText at={at} />
      </Muted>
    </Card>
  )
}
