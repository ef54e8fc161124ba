import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type DocumentField, documentFields } from '../../documents.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { DocumentUpload } from './DocumentUpload.tsx'
import styles from './documents.module.css'
import { maxMegabytes } from './pdf-file.ts'

/** How many files the server takes of each. */
const max: Readonly<Record<DocumentField, number>> = { invoice: 1, warranty_card: 1, apple_documents: 10 }

const fieldsInOrder: readonly DocumentField[] = ['invoice', 'warranty_card', 'apple_documents']

/** The documents the service entry asks for: the rules first, then a place for each. */
export function DocumentsSection() {
  const t = useTexts(laterTexts)
  const { setup } = useBooking()
  const { fields, documents } = setup.form.definition
  const asked = fieldsInOrder.filter((field) => fields[documentFields[field]] !== 'hidden')
  if (documents === 'none' || asked.length === 0) return null
  return (
    <Card className={styles.documents} aria-labelledby="documents-title">
      <h3 id="documents-title">{t('documents.title')}</h3>
      {documents === 'atLeastOne' && <p>{t('documents.atLeastOne')}</p>}
      <p className={styles.rules}>{t('documents.rules', { max: maxMegabytes })}</p>
      {asked.map((field) => (
        <DocumentUpload key={field} field={field} max={max[field]} />
      ))}
    </Card>
  )
}
