import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { EmailRow } from '../email.ts'
import { noticesApi } from '../notices.api.ts'
import { outboxAddressOf } from '../outbox-address.ts'
import { outboxTexts } from '../outbox-texts.ts'
import { EmailStatus } from './outbox/EmailStatus.tsx'
import { EmailView } from './outbox/EmailView.tsx'
import styles from './outbox/outbox.module.css'

type Props = { readonly requestId: number; readonly version: number; readonly onChanged: () => unknown }

const max = 30

/** What the portal wrote about a request, for employees who answer customers; nothing where nothing was written. */
export function EmailsPanel({ requestId, onChanged }: Props) {
  const { data, error, refetch } = useCall(
    noticesApi.listEmails,
    { query: { request: requestId, size: max } },
    { staleTime: 0, enabled: useMay('message.reply') },
  )
  if (error?.status === 403) return null
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data || data.emails.length === 0) return null
  return <RequestEmails requestId={requestId} emails={data.emails} hasMore={data.next !== null} onChanged={onChanged} />
}

type ListProps = Pick<Props, 'requestId' | 'onChanged'> & { readonly emails: readonly EmailRow[]; readonly hasMore: boolean }

export function RequestEmails({ requestId, emails, hasMore, onChanged }: ListProps) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Card edge="accent" aria-labelledby="emails">
      <h2 id="emails">{t('panel.title')}</h2>
      <List variant="rows">
        {emails.map((email) => (
          <li key={email.id}>
            <div className={styles.item}>
              <div>
                <span className={styles.subject} lang={email.language}>
                  {email.subject}
                </span>
                <span className={styles.about}>
                  <time dateTime={email.createdAt}>{formats.moment(email.createdAt)}</time>
                  <EmailStatus email={email} />
                </span>
              </div>
              <Button
                variant="quiet"
                aria-expanded={open === email.id}
                aria-label={`${t(open === email.id ? 'panel.hide' : 'panel.show')}: ${email.subject}`}
                onClick={() => setOpen(open === email.id ? null : email.id)}
              >
                {t(open === email.id ? 'panel.hide' : 'panel.show')}
              </Button>
            </div>
            {open === email.id && (
              <div className={styles.opened}>
                <EmailView id={email.id} onChanged={onChanged} />
              </div>
            )}
          </li>
        ))}
      </List>
      {hasMore && (
        <p>
          <Link to={paths.deskEmails() + outboxAddressOf({ request: requestId })}>{t('panel.toOutbox')}</Link>
        </p>
      )}
    </Card>
  )
}
