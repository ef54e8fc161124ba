import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { statementLists } from '../statement.ts'
import { statementsApi } from '../statements.api.ts'
import { statementTexts } from '../texts.ts'
import { StatementItem } from './StatementItem.tsx'
import { statementsChanged } from './statement-form.ts'
import styles from './statements.module.css'

/** `/iranyitopult/szerviz/panaszok?list=…`: complaints and withdrawals, those that wait by the term of the law. */
export default function StatementsPage() {
  const t = useTexts(statementTexts)
  const [address] = useSearchParams()
  const { news, tell } = useNews()
  const list = statementLists.find((one) => one === address.get('list')) ?? 'open'
  const read = usePages(statementsApi.listStatements, { list }, ({ after, size, signal }) =>
    call(statementsApi.listStatements, { query: { list, after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const statements = pages.flatMap((page) => page.statements)
  if (error?.status === 403) return <NoPermission page={t('desk.title')} />

  return (
    <>
      <PageTitle>{t('desk.title')}</PageTitle>
      <Lead>{t('desk.lead')}</Lead>
      <div className={styles.head}>
        <nav aria-label={t('desk.views')}>
          <List variant="chips">
            {statementLists.map((one) => (
              <li key={one}>
                <ChipLink to={`${paths.deskStatements()}?list=${one}`} aria-current={one === list ? 'page' : undefined} preventScrollReset>
                  {t(`desk.view.${one}`)}
                </ChipLink>
              </li>
            ))}
          </List>
        </nav>
        <News news={news} />
      </div>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && statements.length === 0 && <EmptyState title={t(`desk.none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('desk.list')}</VisuallyHidden>
        <List variant="cards">
          <HeldRows rows={statements} isWhole={read.isLast}>
            {(statement) => (
              <StatementItem
                as="li"
                statement={statement}
                onDone={async (said) => {
                  await statementsChanged()
                  tell(said)
                }}
              />
            )}
          </HeldRows>
        </List>
        <MorePages pages={read} words={t('desk.more')} />
      </section>
    </>
  )
}
