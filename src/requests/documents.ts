import type { FormDefinition, FormField } from '#catalogue/form-definition.ts'
import type { FieldRefusal } from '#errors.ts'

/** SPEC 7: the file fields of the pickup request, and the field of the form that asks for each. */
export const documentFields = { invoice: 'invoice', warranty_card: 'warrantyCard', apple_documents: 'appleDocuments' } as const satisfies Record<
  string,
  FormField
>
export type DocumentField = keyof typeof documentFields

/** What is wrong with the set of attached files; the files themselves are looked at where they arrive. */
export function refusalsOfDocuments(
  form: Pick<FormDefinition, 'fields' | 'documents'>,
  attached: Readonly<Record<DocumentField, number>>,
): FieldRefusal[] {
  const refusals: FieldRefusal[] = []
  for (const [path, asked] of Object.entries(documentFields) as [DocumentField, FormField][]) {
    if (form.fields[asked] === 'hidden' && attached[path] > 0) refusals.push({ path, code: 'FIELD_NOT_ASKED' })
    if (form.fields[asked] === 'required' && attached[path] === 0) refusals.push({ path, code: 'REQUIRED' })
  }
  // SPEC 5: for warranty handling at least one of invoice copy and warranty card.
  if (form.documents === 'atLeastOne' && attached.invoice + attached.warranty_card === 0 && refusals.length === 0)
    refusals.push({ path: 'invoice', code: 'ONE_FILE_IS_REQUIRED' })
  return refusals
}
