import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import type { CompanyLogEntry } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'

/** Who changed what about the people of the company, the newest first. */
export function CompanyLog({ companyId }: { readonly companyId: number }) {
  const t = useTexts(companyTexts)
  const read = usePages(companiesApi.listCompanyLog, { companyId }, ({ after, size, signal }) =>
    call(companiesApi.listCompanyLog, { params: { companyId }, query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const entries = pages.flatMap((page) => page.entries)
  return (
    <section className={styles.section} aria-labelledby="company-log">
      <h2 id="company-log">{t('log.title')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && entries.length === 0 && <EmptyState title={t('log.none')} />}
      <List variant="events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </List>
      <MorePages pages={read} words={t('log.more')} />
    </section>
  )
}

function Entry({ entry: { at, action, by, whom, roleBefore, roleAfter, about } }: { readonly entry: CompanyLogEntry }) {
  const t = useTexts(companyTexts)
  const words = [t(`log.action.${action}`), ...(whom && whom !== by ? [whom] : []), by]
  const formats = useFormats()
  const isChange = roleBefore !== null && roleAfter !== null
  return (
    <>
      <p>{words.join(' · ')}</p>
      {isChange && <p>{t('log.roles', { before: t(`role.${roleBefore}`), after: t(`role.${roleAfter}`) })}</p>}
      {!isChange && roleAfter !== null && <p>{t('log.role', { role: t(`role.${roleAfter}`) })}</p>}
      {action === 'limitChanged' && <p>{about === null ? t('access.noLimit') : t('access.limitIs', { amount: formats.forint(Number(about)) })}</p>}
      {action === 'costCentresChanged' && <p>{about === '*' ? t('access.every') : t('access.codes', { codes: about || '–' })}</p>}
      {action !== 'limitChanged' && action !== 'costCentresChanged' && about && <p>{about}</p>}
      <Muted>
        <DateText at={at} />
      </Muted>
    </>
  )
}
