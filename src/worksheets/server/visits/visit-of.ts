import { nameInWords } from '#accounts/name-in-words.ts'
import type { Call, ReadContext } from '#context.ts'
import type { SheetVisit } from '../../visit.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { nameOfTechnician } from './visit-store.ts'

/** The visit of a sheet as screens show it. */
export async function visitOf(
  { tx, language }: Pick<ReadContext & Call, 'tx' | 'language'>,
  { visitDay: day, visitFrom: from, visitTo: to, technicianAccountId: id }: StoredWorksheet,
): Promise<SheetVisit> {
  return { day, from, to, technician: id === null ? null : { id, name: nameInWords(language, await nameOfTechnician(tx, id)) } }
}

/** `2026-11-25, 08:00–12:00, Kovács Anna` */
export const visitInLine = ({ day, from, to, technician }: SheetVisit): string =>
  [day, from && to ? `${from}–${to}` : '', technician?.name].filter(Boolean).join(', ')
