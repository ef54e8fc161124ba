import { useNavigate, useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { deskLists } from '../../arriving.ts'
import { preAlertDeskTexts } from '../../desk-texts.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import styles from '../pre-alerts.module.css'
import { ExpectedItem } from './ExpectedItem.tsx'

type DeskList = (typeof deskLists)[number]

const addressOf = (list: DeskList, text: string) => `${paths.deskPreAlerts()}?${new URLSearchParams({ list, ...(text && { mit: text }) })}`

/** `/iranyitopult/szerviz/elojelzesek?list=…&mit=…`: what is on its way to us, and what should have come. */
export default function ExpectedPage() {
  const t = useTexts(preAlertDeskTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const list = deskLists.find((one) => one === address.get('list')) ?? 'expected'
  const text = address.get('mit')?.trim().slice(0, 100) ?? ''
  const filters = text ? { list, text } : { list }
  const read = usePages(preAlertsApi.listExpected, filters, ({ after, size, signal }) =>
    call(preAlertsApi.listExpected, { query: { ...filters, after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const preAlerts = pages.flatMap((page) => page.preAlerts)
  if (error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.head}>
        <Lead>{t('lead')}</Lead>
        <SearchForm
          key={text}
          label={t('find')}
          hint={t('findHint')}
          text={text || undefined}
          find={(sought) => void navigate(addressOf(list, sought))}
          clear={{ words: t('clear'), to: addressOf(list, '') }}
        />
        <nav aria-label={t('views')}>
          <List variant="chips">
            {deskLists.map((one) => (
              <li key={one}>
                <ChipLink to={addressOf(one, text)} aria-current={one === list ? 'page' : undefined} preventScrollReset>
                  {t(`view.${one}`)}
                </ChipLink>
              </li>
            ))}
          </List>
        </nav>
      </div>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && preAlerts.length === 0 && <EmptyState title={t(text ? 'none.text' : `none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
        <List variant="cards">
          {preAlerts.map((preAlert) => (
            <ExpectedItem key={preAlert.id} preAlert={preAlert} />
          ))}
        </List>
        <MorePages pages={read} words={t('more')} />
      </section>
    </>
  )
}
