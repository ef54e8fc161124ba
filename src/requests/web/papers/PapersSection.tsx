import { useTexts } from '#base/web/use-texts.ts'
import { type PaperField, paperFields } from '../../papers.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import { PaperUpload } from './PaperUpload.tsx'
import styles from './papers.module.css'
import { maxMegabytes } from './pdf-file.ts'

/** How many files the server takes of each. */
const most: Readonly<Record<PaperField, number>> = { invoice: 1, warranty_card: 1, apple_documents: 10 }

const fieldsInOrder: readonly PaperField[] = ['invoice', 'warranty_card', 'apple_documents']

/** The papers the door asks for: the rules first, then a place for each. */
export function PapersSection() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const { fields, papers } = setup.form.definition
  const asked = fieldsInOrder.filter((field) => fields[paperFields[field]] !== 'hidden')
  if (papers === 'none' || asked.length === 0) return null
  return (
    <section className={styles.papers} aria-labelledby="papers-title">
      <h3 id="papers-title">{t('papers.title')}</h3>
      {papers === 'atLeastOne' && <p>{t('papers.atLeastOne')}</p>}
      <p className={styles.rules}>{t('papers.rules', { max: maxMegabytes })}</p>
      {asked.map((field) => (
        <PaperUpload key={field} field={field} most={most[field]} />
      ))}
    </section>
  )
}
