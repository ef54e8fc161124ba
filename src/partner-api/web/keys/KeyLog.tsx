import { call } from '#base/web/call.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'
import styles from '../partner-access.module.css'
import { usePartnerCalls } from '../partner-calls.ts'

/** Who made, changed and ended the keys, the newest first. */
export function KeyLog({ companyId }: { readonly companyId: number }) {
  const t = useTexts(partnerApiTexts)
  const calls = usePartnerCalls()
  const read = usePages(calls.listApiKeyLog, { companyId }, ({ after, size, signal }) =>
    call(calls.listApiKeyLog, { params: { companyId }, query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const entries = pages.flatMap((page) => page.entries)
  return (
    <section className={styles.section} aria-labelledby="api-key-log">
      <h2 id="api-key-log">{t('log.title')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && entries.length === 0 && <EmptyState title={t('log.none')} />}
      <List variant="events">
        {entries.map(({ id, at, action, name, by, scopes }) => (
          <li key={id}>
            <p>{[t(`log.action.${action}`), name, by].join(' · ')}</p>
            {(action === 'created' || action === 'changed') && <p>{scopes.map((scope) => t(`scope.${scopeWords[scope]}`)).join(', ')}</p>}
            <Muted>
              <DateText at={at} />
            </Muted>
          </li>
        ))}
      </List>
      <MorePages pages={read} words={t('log.more')} />
    </section>
  )
}
