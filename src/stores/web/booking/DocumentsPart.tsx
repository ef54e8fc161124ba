import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { DocumentFiles } from '#requests/web/documents/DocumentFiles.tsx'
import { storeTexts } from '../../texts.ts'
import type { BookingPart } from './booking-part.ts'

/** What proves a warranty; a store that has neither at hand takes the device in all the same, and they are asked for later. */
export type CounterDocuments = { readonly invoice: readonly File[]; readonly warranty_card: readonly File[] }
export const noDocuments: CounterDocuments = { invoice: [], warranty_card: [] }

const fields = ['invoice', 'warranty_card'] as const

type Props = Pick<BookingPart, 'problemOf'> & { readonly documents: CounterDocuments; readonly setDocuments: (documents: CounterDocuments) => void }

/** The invoice and the warranty card of a warranty repair: a PDF, or a photo from the tablet. */
export function DocumentsPart({ documents, setDocuments, problemOf }: Props) {
  const t = useTexts(storeTexts)
  return (
    <Card isSpaced aria-labelledby="counter-documents">
      <h2 id="counter-documents">{t('booking.documents')}</h2>
      <p>{t('booking.documentsText')}</p>
      {fields.map((field) => (
        <DocumentFiles
          key={field}
          field={field}
          name={field}
          max={1}
          chosen={documents[field]}
          attach={(files) => setDocuments({ ...documents, [field]: files })}
          problem={problemOf(field)}
        />
      ))}
    </Card>
  )
}
