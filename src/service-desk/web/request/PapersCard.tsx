import { useTexts } from '#base/web/use-texts.ts'
import { DocumentList } from '#documents/web/DocumentList.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'
import { PaperUpload } from './PaperUpload.tsx'

/** The papers of the request, and room for those that came by another way. */
export function PapersCard({ request: { crmRequestId, may } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  return (
    <Card id="papers" title={t('papers.title')}>
      {may.openPapers && <DocumentList crmRequestId={crmRequestId} reader="staff" />}
      {may.upload && (
        <div className={styles.uploads}>
          <PaperUpload crmRequestId={crmRequestId} field="invoice" />
          <PaperUpload crmRequestId={crmRequestId} field="warranty_card" />
        </div>
      )}
    </Card>
  )
}
