import { useTexts } from '#base/web/use-texts.ts'
import type { EmailRow } from '../../email.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import styles from './outbox.module.css'

type Props = { readonly email: Pick<EmailRow, 'status' | 'lastError' | 'resends'> }

/** How an email stands, in a word or two. */
export function EmailStatus({ email: { status, lastError, resends } }: Props) {
  const t = useTexts(outboxTexts)
  const isRetried = status === 'queued' && lastError !== null
  return (
    <span className={styles.status} data-status={status}>
      {[
        t(`status.${status}`),
        ...(isRetried ? [t('retried')] : []),
        ...(resends > 0 ? [`${t('email.resends')}: ${t('email.times', { count: resends })}`] : []),
      ].join(', ')}
    </span>
  )
}
