import type { DocumentField } from '../../documents.ts'
import { useBooking } from '../booking/booking-context.ts'
import { useProblem } from '../booking/problems.tsx'
import { fieldId } from '../fields/field-id.ts'
import { DocumentFiles } from './DocumentFiles.tsx'
import { EarlierDocument } from './EarlierDocument.tsx'

/** What an earlier upload of the same kind is called among documents. */
const earlierType = { invoice: 'invoice', warranty_card: 'warrantyCard', apple_documents: null } as const

type Props = { readonly field: DocumentField; readonly max: number }

/** One kind of document of a booking; one that was uploaded about this device before can be taken over. */
export function DocumentUpload({ field, max }: Props) {
  const { documents, attach, purchaseDocuments } = useBooking()
  const problem = useProblem(field)
  const chosen = documents[field]
  const earlier = chosen.length === 0 ? purchaseDocuments.find(({ documentType }) => documentType === earlierType[field]) : undefined
  return (
    <DocumentFiles
      field={field}
      name={fieldId(field)}
      max={max}
      chosen={chosen}
      attach={(files) => attach(field, files)}
      problem={problem}
      {...(earlier && { above: (take, fail) => <EarlierDocument document={earlier} take={take} fail={fail} /> })}
    />
  )
}
