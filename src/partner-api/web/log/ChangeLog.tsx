import type { ReactNode } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import type { PagesState } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../../texts.ts'
import styles from '../partner-access.module.css'

type Entry = { readonly id: number; readonly at: string }

type Props<One extends Entry> = {
  readonly id: string
  readonly title: string
  readonly read: PagesState & {
    readonly pages: readonly { readonly entries: readonly One[] }[]
    readonly error: CallRefused | null
    readonly isPending: boolean
    readonly refetch: () => unknown
  }
  /** What was done, to which, by whom; then what it was like from then on. */
  readonly words: (entry: One) => readonly [done: string, detail: ReactNode]
}

/** Who made, changed and ended something of the company's access, the newest first. */
export function ChangeLog<One extends Entry>({ id, title, read, words }: Props<One>) {
  const t = useTexts(partnerApiTexts)
  const { pages, error, isPending, refetch } = read
  const entries = pages.flatMap((page) => page.entries)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && entries.length === 0 && <EmptyState title={t('log.none')} />}
      <List variant="events">
        {entries.map((entry) => {
          const [done, detail] = words(entry)
          return (
            <li key={entry.id}>
              <p className={styles.done}>{done}</p>
              {detail && <p>{detail}</p>}
              <Muted>
                <DateText at={entry.at} />
              </Muted>
            </li>
          )
        })}
      </List>
      <MorePages pages={read} words={t('log.more')} />
    </section>
  )
}
