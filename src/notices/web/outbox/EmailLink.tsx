import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { paths } from '#paths.ts'
import type { EmailRow } from '../../email.ts'
import { type OutboxFilters, outboxAddressOf } from '../../outbox-address.ts'
import { EmailStatus } from './EmailStatus.tsx'
import styles from './outbox.module.css'

type Props = { readonly email: EmailRow; readonly filters: OutboxFilters }

export const emailLinkId = (id: string) => `email-${id}`

/** One line of the outbox, which opens the email. */
export function EmailLink({ email, filters }: Props) {
  const formats = useFormats()
  const { id, subject, recipient, createdAt } = email
  return (
    <Link
      id={emailLinkId(id)}
      to={paths.deskEmails() + outboxAddressOf({ ...filters, email: id })}
      className={styles.row}
      aria-current={filters.email === id ? 'true' : undefined}
      preventScrollReset
    >
      <span className={styles.subject} lang={email.language}>
        {subject}
      </span>
      <span className={styles.about}>
        <span>
          <AtBreaks>{recipient}</AtBreaks>
        </span>
        <time dateTime={createdAt}>{formats.moment(createdAt)}</time>
      </span>
      <EmailStatus email={email} />
    </Link>
  )
}
