import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { AuditEntry } from '../desk-person.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

/** `/iranyitopult/szerviz/naplo`: who of ours did what with whose data, the newest first. */
export default function AuditPage() {
  const t = useTexts(personalDataTexts)
  const read = usePages(personalDataApi.listAudit, {}, ({ after, size, signal }) =>
    call(personalDataApi.listAudit, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const entries = pages.flatMap((page) => page.entries)
  if (error?.status === 403) return <NoPermission page={t('audit.title')} />
  return (
    <>
      <PageTitle>{t('audit.title')}</PageTitle>
      <p className={styles.lead}>{t('audit.lead')}</p>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && entries.length === 0 && <EmptyState title={t('audit.none')} />}
      <List variant="events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </List>
      <MorePages pages={read} words={t('audit.more')} />
    </>
  )
}

function Entry({ entry: { at, by, action, accountId, crmRequestId, reason } }: { readonly entry: AuditEntry }) {
  const t = useTexts(personalDataTexts)
  return (
    <>
      <p>
        <strong>{t(`audit.action.${action}`)}</strong> · {by} · {accountId !== null && t('audit.account', { id: String(accountId) })}
        {crmRequestId !== null && <Link to={paths.deskRequest(crmRequestId)}>{t('audit.request', { id: formatRequestNumber(crmRequestId) })}</Link>}
      </p>
      {reason && <p>{reason}</p>}
      <Muted>
        <DateText at={at} />
      </Muted>
    </>
  )
}
