import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { bulkUploadTexts } from '../../texts.ts'

/** What was uploaded before: what waits to be sent, and what became an order. */
export function EarlierUploads({ open }: { readonly open: (upload: number) => void }) {
  const t = useTexts(bulkUploadTexts)
  const read = usePages(bulkUploadApi.listUploads, {}, ({ after, size, signal }) =>
    call(bulkUploadApi.listUploads, { query: { after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const uploads = read.pages.flatMap((page) => page.uploads)
  return (
    <section aria-labelledby="bulk-earlier">
      <h2 id="bulk-earlier">{t('step.earlier')}</h2>
      {read.error && <ErrorState error={read.error} retry={read.refetch} />}
      {read.isPending && <Loading />}
      {!read.isPending && !read.error && uploads.length === 0 && <EmptyState title={t('none')} />}
      <List variant="cards">
        {uploads.map(({ id, fileName, uploadedAt, state, counts, created, orderId }) => (
          <Card as="li" key={id} isDense>
            <FactList
              variant="page"
              facts={[
                [t('file'), fileName],
                [t('at'), <DateText key="at" at={uploadedAt} />],
                [
                  t('imports.result'),
                  <span key="state">
                    <Badge tone={state === 'committed' ? 'soft' : 'plain'}>{t(`uploadState.${state}`)}</Badge>{' '}
                    {state === 'committed' ? t('created', { count: created }) : t('counts', { all: counts.all })}
                  </span>,
                ],
                [
                  t('order'),
                  orderId && (
                    <Link key="order" to={paths.order(orderId)}>
                      {orderId}
                    </Link>
                  ),
                ],
              ]}
            />
            {(state === 'draft' || state === 'committed') && (
              <Button variant="quiet" onClick={() => open(id)} aria-label={`${t('open')}: ${fileName}`}>
                {t('open')}
              </Button>
            )}
          </Card>
        ))}
      </List>
      <MorePages pages={read} words={t('more')} />
    </section>
  )
}
