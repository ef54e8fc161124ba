import { useTexts } from '#base/web/use-texts.ts'
import { DocumentList } from '#documents/web/DocumentList.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import { DocumentUpload } from './DocumentUpload.tsx'
import styles from './desk.module.css'

/** The documents of the request, and room for those that came by another way. */
export function DocumentsCard({ request: { crmRequestId, may } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  return (
    <Card id="documents" title={t('documents.title')}>
      {may.openDocuments && <DocumentList crmRequestId={crmRequestId} reader="staff" />}
      {may.upload && (
        <div className={styles.uploads}>
          <DocumentUpload crmRequestId={crmRequestId} field="invoice" />
          <DocumentUpload crmRequestId={crmRequestId} field="warranty_card" />
        </div>
      )}
    </Card>
  )
}
