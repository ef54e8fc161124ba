import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { paths } from '#paths.ts'
import type { LetterRow } from '../../letter.ts'
import { type OutboxFilters, outboxAddressOf } from '../../outbox-address.ts'
import { LetterStatus } from './LetterStatus.tsx'
import styles from './outbox.module.css'

type Props = { readonly letter: LetterRow; readonly filters: OutboxFilters }

/** One line of the outbox, which opens the letter. */
export function LetterLink({ letter, filters }: Props) {
  const formats = useFormats()
  const { id, subject, recipient, createdAt } = letter
  return (
    <Link
      to={paths.deskLetters() + outboxAddressOf({ ...filters, letter: id })}
      className={styles.row}
      aria-current={filters.letter === id ? 'true' : undefined}
      preventScrollReset
    >
      <span className={styles.subject}>{subject}</span>
      <span className={styles.about}>
        <span>{recipient}</span>
        <time dateTime={createdAt}>{formats.moment(createdAt)}</time>
      </span>
      <LetterStatus letter={letter} />
    </Link>
  )
}
