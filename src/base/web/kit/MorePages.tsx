import type { ReactNode } from 'react'
import { maxRowsOfAll } from '../../rows-per-page.ts'
import { baseTexts } from '../texts.ts'
import type { PagesState } from '../use-pages.ts'
import { useTexts } from '../use-texts.ts'
import { Button } from './Button.tsx'
import styles from './MorePages.module.css'
import { Muted } from './Muted.tsx'

type Props = {
  readonly pages: PagesState
  /** What there is more of, as its button says it: "További levelek". */
  readonly words: string
  /** How many rows are there, where "all" reads on. */
  readonly shown?: number
  /** What is offered beyond 5,000 rows. */
  readonly children?: ReactNode
}

/** What stands under a list read by keyset pages: the way to more, the progress of "all", or where "all" ends. */
export function MorePages({ pages: { isLast, isFetchingMore, isReadingOn, isFull, more }, words, shown = 0, children }: Props) {
  const t = useTexts(baseTexts)
  if (isLast) return null
  if (isReadingOn)
    return (
      <Muted className={styles.progress}>
        <progress aria-label={t('pages.readingOn')} max={maxRowsOfAll} />
        {t('pages.soFar', { count: shown })}
      </Muted>
    )
  if (isFull)
    return (
      <div role="status">
        <p>{t('pages.full', { count: maxRowsOfAll })}</p>
        {children}
      </div>
    )
  return (
    <Button variant="quiet" onClick={more} aria-disabled={isFetchingMore}>
      {isFetchingMore ? t('loading') : words}
    </Button>
  )
}
