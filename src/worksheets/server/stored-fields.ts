import type { FieldValue } from '../kind.ts'
import type { StoredWorksheet } from './worksheet-store.ts'

/** The brand's own part of a stored sheet, by the names of its definition: the table's check says that it is an object, the saving what is in it. */
export const storedFieldsOf = ({ fields }: Pick<StoredWorksheet, 'fields'>): Readonly<Record<string, FieldValue>> =>
  (fields ?? {}) as Readonly<Record<string, FieldValue>>
