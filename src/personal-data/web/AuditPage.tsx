import { useSearchParams } from 'react-router'
import { LinkFor } from '#accounts/web/LinkFor.tsx'
import { call } from '#base/web/call.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { type AuditEntry, auditSources } from '../desk-person.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import { AuditFilters } from './AuditFilters.tsx'

/** `/iranyitopult/szerviz/naplo`: who of ours did what with whose data, permissions and requests, with messages and companies, the newest first; the filters stand in the address. */
export default function AuditPage() {
  const t = useTexts(personalDataTexts)
  const [address, setAddress] = useSearchParams()
  const filters = filtersIn(address)
  const read = usePages(personalDataApi.listAudit, filters, ({ after, size, signal }) =>
    call(personalDataApi.listAudit, { query: { ...filters, after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const entries = pages.flatMap((page) => page.entries)
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  if (error?.status === 403) return <NoPermission page={t('audit.title')} />
  return (
    <>
      <PageTitle>{t('audit.title')}</PageTitle>
      <Lead>{t('audit.lead')}</Lead>
      <AuditFilters key={String(address)} address={address} setAddress={setAddress} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && entries.length === 0 && <EmptyState title={t(isFiltered ? 'audit.noneFiltered' : 'audit.none')} />}
      <List variant="events">
        {entries.map((entry) => (
          <li key={`${entry.source}-${entry.id}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </List>
      <MorePages pages={read} words={t('audit.more')} />
    </>
  )
}

/** What is no filter is left out, the rest counts. */
function filtersIn(address: URLSearchParams) {
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(address.get(name) ?? '') ? (address.get(name) ?? undefined) : undefined)
  return {
    by: address.get('by')?.trim() || undefined,
    source: auditSources.find((source) => source === address.get('source')),
    crmRequestId: parseRequestNumber(address.get('request') ?? '') ?? undefined,
    from: day('from'),
    to: day('to'),
  }
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts(personalDataTexts)
  const { at, by, action, source, accountId, colleague, crmRequestId, companyId, about, reason, given, taken } = entry
  return (
    <>
      <p>
        <strong>{t(`audit.action.${action}`)}</strong> · {by || t('audit.server')}
        {source === 'permissions' && ` · ${colleague}`}
        {source !== 'permissions' && accountId !== null && ` · ${t('audit.account', { id: String(accountId) })}`}
        {about && ' · '}
        {companyId === null ? (
          about
        ) : (
          <LinkFor permission="company.people" to={paths.deskCompany(companyId)}>
            {about}
          </LinkFor>
        )}
        {crmRequestId !== null && (
          <>
            {' · '}
            <DeskRequestLink id={crmRequestId}>{t('audit.request', { id: formatRequestNumber(crmRequestId) })}</DeskRequestLink>
          </>
        )}
      </p>
      {given.length > 0 && <p>{t('audit.given', { keys: given.join(', ') })}</p>}
      {taken.length > 0 && <p>{t('audit.taken', { keys: taken.join(', ') })}</p>}
      {reason && <p>{reason}</p>}
      <Muted>
        <DateText at={at} />
      </Muted>
    </>
  )
}
