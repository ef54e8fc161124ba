import { useEffect, useRef } from 'react'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type NextStep, nextStepCodes } from '#requests/promise.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { isHoldReason } from '#service-desk/hold.ts'
import { deskRequestTexts } from '#service-desk/request-texts.ts'
import { deskTexts } from '#service-desk/texts.ts'
import { type ListedPromise, mondayOf, promiseFilters } from '../promises.ts'
import { reportsApi } from '../reports.api.ts'
import { reportTexts } from '../texts.ts'
import { listAddress, listId } from './list-address.ts'
import styles from './promises.module.css'
import { useWeekName } from './use-week-name.ts'

type Props = { readonly week: string; readonly show: (typeof promiseFilters)[number] | undefined; readonly span: number }

/** The requests behind the figures of one week. */
export function PromiseList({ week, show, span }: Props) {
  const t = useTexts(reportTexts)
  const weekName = useWeekName()
  const heading = useRef<HTMLHeadingElement>(null)
  const monday = mondayOf(week)
  const filters = { week: monday, ...(show && { show }) }
  const read = usePages(reportsApi.listPromises, filters, ({ after, size, signal }) =>
    call(reportsApi.listPromises, { query: { ...filters, after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const promises = read.pages.flatMap((page) => page.promises)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={listId}>
      <h2 id={listId} ref={heading} tabIndex={-1}>
        {t('promises.list.title', { range: weekName(monday) })}
      </h2>
      <nav aria-label={t('promises.list.filters')}>
        <List variant="chips">
          {[undefined, ...promiseFilters].map((one) => (
            <li key={one ?? 'all'}>
              <ChipLink to={listAddress({ span, week: monday, show: one })} aria-current={one === show ? 'page' : undefined}>
                {t(`promises.list.show.${one ?? 'all'}`)}
              </ChipLink>
            </li>
          ))}
        </List>
      </nav>
      {read.error && <ErrorState error={read.error} retry={read.refetch} />}
      {read.isPending && <Loading />}
      {!read.isPending && !read.error && promises.length === 0 && <EmptyState title={t('promises.list.none')} />}
      <List variant="cards">
        {promises.map((promise) => (
          <PromiseItem key={promise.id} promise={promise} />
        ))}
      </List>
      <MorePages pages={read} words={t('promises.list.more')} />
    </section>
  )
}

const isKnown = (step: string): step is NextStep['code'] => nextStepCodes.some((code) => code === step)

function PromiseItem({ promise: { crmRequestId, step, day, outcome, endedOn, daysLate, renewed } }: { readonly promise: ListedPromise }) {
  const t = useTexts(reportTexts)
  const desk = useTexts(deskTexts)
  const request = useTexts(deskRequestTexts)
  const formats = useFormats()
  const isWaiting = outcome === 'missed' && endedOn === null
  return (
    <Card as="li" isDense>
      <p className={styles.what}>
        <DeskRequestLink id={crmRequestId}>{t('promises.list.request', { number: formatRequestNumber(crmRequestId) })}</DeskRequestLink>
        <Badge tone={outcome === 'missed' ? 'danger' : 'soft'}>
          {outcome === 'missed'
            ? t(`promises.list.outcome.${isWaiting ? 'waiting' : 'missed'}`, { days: daysLate ?? 0 })
            : t(`promises.list.outcome.${outcome}`)}
        </Badge>
      </p>
      <p className={styles.step}>
        {isKnown(step) ? request(`next.${step}`) : t('promises.list.step')} · {t('promises.list.promised', { day: formats.day(day) })}
      </p>
      {renewed.length > 0 && (
        <ul className={styles.renewed}>
          {renewed.map(({ id, day: later, by, reason }) => (
            <li key={id}>
              {t('promises.list.renewed', { day: formats.day(later) })}, {by ?? t('promises.list.byPortal')}
              {reason && `: ${isHoldReason(reason) ? desk(`hold.${reason}`) : reason}`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
