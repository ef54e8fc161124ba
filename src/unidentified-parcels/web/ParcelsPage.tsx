import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { Button } from '#base/web/kit/Button.tsx'
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
import { useOpenStep } from '#base/web/use-open-step.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { parcelLists } from '../unidentified-parcel.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { FindParcel } from './FindParcel.tsx'
import { NoteParcel } from './NoteParcel.tsx'
import { ParcelItem } from './ParcelItem.tsx'
import styles from './parcels.module.css'
import { parcelsChanged } from './parcels-changed.ts'

/** `/iranyitopult/szerviz/ismeretlen-csomagok?list=…&kod=…`: parcels that name no request. */
export default function ParcelsPage() {
  const t = useTexts(unidentifiedParcelTexts)
  const [address] = useSearchParams()
  const { step, begin, leave, end, onto } = useOpenStep<'note'>()
  const { news, tell, forget } = useNews()
  const list = parcelLists.find((one) => one === address.get('list')) ?? 'open'
  const code = address.get('kod')?.trim() ?? ''
  const filters = code ? { list, code } : { list }
  const read = usePages(unidentifiedParcelsApi.listUnidentifiedParcels, filters, ({ after, size, signal }) =>
    call(unidentifiedParcelsApi.listUnidentifiedParcels, { query: { ...filters, after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const parcels = pages.flatMap((page) => page.parcels)
  if (error?.status === 403) return <NoPermission page={t('title')} />

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <div className={styles.head}>
        <News news={news} />
        {step ? (
          <NoteParcel
            onDone={async () => {
              end()
              await parcelsChanged()
              tell(t('done.noted'))
            }}
            onCancel={leave}
          />
        ) : (
          <div>
            <Button
              ref={onto('note')}
              onClick={() => {
                forget()
                begin('note')
              }}
            >
              {t('note')}
            </Button>
          </div>
        )}
        <FindParcel key={code} code={code} />
        <nav aria-label={t('views')}>
          <List variant="chips">
            {parcelLists.map((one) => (
              <li key={one}>
                <ChipLink to={`${paths.deskParcels()}?list=${one}`} aria-current={one === list && !code ? 'page' : undefined} preventScrollReset>
                  {t(`view.${one}`)}
                </ChipLink>
              </li>
            ))}
          </List>
        </nav>
      </div>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && parcels.length === 0 && <EmptyState title={t(code ? 'none.code' : `none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
        <List variant="cards">
          <HeldRows rows={parcels} isWhole={read.isLast}>
            {(parcel) => <ParcelItem as="li" parcel={parcel} tell={tell} />}
          </HeldRows>
        </List>
        <MorePages pages={read} words={t('more')} />
      </section>
    </>
  )
}
