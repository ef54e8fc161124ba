import { Link } from 'react-router'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { PrintOrder } from '#orders/web/order/PrintOrder.tsx'
import { paths } from '#paths.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { ShownUpload } from '../../upload.ts'
import { AddDocuments } from './AddDocuments.tsx'

type Props = { readonly upload: ShownUpload; readonly reread: () => void; readonly leave: () => void }

/** What a file became: the order, its labels, the documents it waits for, and every request. */
export function SentUpload({ upload, reread, leave }: Props) {
  const t = useTexts(bulkUploadTexts)
  const { orderId, created, sent } = upload
  return (
    <>
      {upload.state === 'committed' && (
        <Note as="div" tone="success" role="status">
          <p>
            <strong>{t('done.title')}</strong>
          </p>
          <p>{t('done.text', { count: created })}</p>
        </Note>
      )}
      <FactList
        variant="page"
        facts={[
          [t('file'), upload.fileName],
          [t('imports.result'), t(`uploadState.${upload.state}`)],
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
      <AddDocuments sent={sent} reread={reread} />
      {orderId && created > 0 && <PrintOrder id={orderId} />}
      {sent.length > 0 && (
        <section aria-labelledby="bulk-sent">
          <h2 id="bulk-sent">{t('done.requests')}</h2>
          <List variant="cards">
            {sent.map(({ line, crmRequestId, requestNumber, reference, identifier, waitsForDocument }) => (
              <Card as="li" key={crmRequestId} isDense>
                <p>
                  <strong>{t('row', { line: String(line) })}</strong> <Link to={paths.ownRequest(crmRequestId)}>{requestNumber}</Link>{' '}
                  {waitsForDocument && <Badge tone="accent">{t('documents.waits')}</Badge>}
                </p>
                <p>{[identifier, reference].filter(Boolean).join(' · ')}</p>
              </Card>
            ))}
          </List>
        </section>
      )}
      <Button variant="quiet" onClick={leave}>
        {t('another')}
      </Button>
    </>
  )
}
