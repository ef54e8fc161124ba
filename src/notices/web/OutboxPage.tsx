import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { noticesApi } from '../notices.api.ts'
import { type OutboxFilters, outboxAddressOf, outboxFiltersIn } from '../outbox-address.ts'
import { outboxTexts } from '../outbox-texts.ts'
import { EmailLink, emailLinkId } from './outbox/EmailLink.tsx'
import { EmailView } from './outbox/EmailView.tsx'
import { FindEmails } from './outbox/FindEmails.tsx'
import { OutboxViews } from './outbox/OutboxViews.tsx'
import styles from './outbox/outbox.module.css'

/** `/iranyitopult/szerviz/levelek`: what the portal wrote to people. Filters and the open email stand in the address. */
export default function OutboxPage() {
  const t = useTexts(outboxTexts)
  const [address] = useSearchParams()
  const filters = outboxFiltersIn(address)
  const { status, recipient, request } = filters
  const asked = { status, recipient, request }
  const read = usePages(noticesApi.listEmails, asked, ({ after, size, signal }) =>
    call(noticesApi.listEmails, { query: { ...asked, after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const emails = pages.flatMap((page) => page.emails)
  const isRead = pages.length > 0
  useFocusOnLeft(filters.email)
  if (error?.status === 403) return <NoPermission page={t('title')} />

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <OutboxViews filters={filters} waiting={pages[0]?.waiting ?? null} />
      <FindEmails key={`${recipient} ${request}`} filters={filters} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {isRead && emails.length === 0 && !filters.email && <Nothing filters={filters} />}
      {/* An open email stays where the last of the list has just left it: it says what became of it. */}
      {isRead && (emails.length > 0 || filters.email) && (
        <div className={styles.page} data-open={filters.email ? true : undefined}>
          <section aria-label={t('list')}>
            {emails.length === 0 ? (
              <Nothing filters={filters} />
            ) : (
              <List variant="cards" className={styles.emails}>
                {emails.map((email) => (
                  <li key={email.id}>
                    <EmailLink email={email} filters={filters} />
                  </li>
                ))}
              </List>
            )}
            <MorePages pages={read} words={t('more')} />
          </section>
          <div>{filters.email ? <Open filters={filters} id={filters.email} /> : <Muted>{t('choose')}</Muted>}</div>
        </div>
      )}
    </>
  )
}

/** Whoever goes back to the list stands on the email that they read. */
function useFocusOnLeft(open: string | undefined) {
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (left.current !== undefined && open === undefined) takeLostFocus(document.getElementById(emailLinkId(left.current)))
    left.current = open
  }, [open])
}

function Open({ filters, id }: { readonly filters: OutboxFilters; readonly id: string }) {
  const t = useTexts(outboxTexts)
  return (
    <>
      <p className={styles.only}>
        <Link to={paths.deskEmails() + outboxAddressOf({ ...filters, email: undefined })}>{t('backToList')}</Link>
      </p>
      <Card className={styles.email}>
        <EmailView key={id} id={id} />
      </Card>
    </>
  )
}

function Nothing({ filters: { status, recipient, request } }: { readonly filters: OutboxFilters }) {
  const t = useTexts(outboxTexts)
  if (status === undefined && recipient === undefined && request === undefined) return <EmptyState title={t('empty')} />
  return (
    <EmptyState title={t('noneFits')}>
      <p>
        <Link to={paths.deskEmails()}>{t('find.clear')}</Link>
      </p>
    </EmptyState>
  )
}
