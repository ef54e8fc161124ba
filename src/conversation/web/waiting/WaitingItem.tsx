import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { conversationTexts } from '../../texts.ts'
import type { WaitingRow } from '../../waiting.ts'
import styles from '../conversation.module.css'
import { threadId } from '../thread/go-to-news.ts'

/** One request whose customer waits; the whole row leads to its messages. */
export function WaitingItem({ row }: { readonly row: WaitingRow }) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Link to={`${paths.deskRequest(row.crmRequestId)}#${threadId}`} className={styles.rowLink}>
          {formatRequestNumber(row.crmRequestId)} · {row.customer}
        </Link>{' '}
        <span className={styles.badge}>{t('waiting.messages', { count: row.waiting })}</span>
        {row.closed && <span className={styles.tag}>{t('waiting.closed')}</span>}
      </p>
      <p className={styles.beginning}>{row.beginning || t('waiting.onlyFiles')}</p>
      <p className={styles.soft}>
        {row.device} · {t('waiting.since', { at: formats.moment(row.waitingSince) })} ·{' '}
        {row.assigned ? t('waiting.assigned', { name: row.assigned }) : t('waiting.nobody')}
      </p>
    </li>
  )
}
