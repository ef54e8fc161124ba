import type { Language } from '#base/languages.ts'
import { asOneStatement } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Translator } from '#base/texts.ts'
import type { DB } from '#db/schema.ts'
import { orderedPart } from '#quotes/server/quote-decision-store.ts'
import { firstHandedBackPart } from '#requests/server/earlier-request-store.ts'
import { summaryPart, withAddresses } from '#requests/server/request-summary-store.ts'
import { arrivalPart, arrivalPhotosPart, checksPart } from '#workshop/server/arrival-store.ts'
import { workshopRequestPart } from '#workshop/server/workshop-request-store.ts'
import type { worksheetDocumentTexts } from '../document-texts.ts'
import { photosPart, signaturePart } from './bench/bench-store.ts'
import { partsPart, type StoredWorksheet, saverPart } from './worksheet-store.ts'

/** What was written, signed and taken beside a sheet. */
const beside = { parts: partsPart, savers: saverPart, signings: signaturePart, photos: photosPart }
const readBeside = asOneStatement(beside)

const readAbout = asOneStatement({
  ...beside,
  summaries: summaryPart,
  requests: workshopRequestPart,
  orders: orderedPart,
  arrivals: arrivalPart,
  checks: checksPart,
  arrivalPhotos: arrivalPhotosPart,
  firstHandedBack: firstHandedBackPart,
})

/** Whoever closed it, or saved it last. */
const keysOf = (sheet: StoredWorksheet) => ({ worksheetId: sheet.id, accountId: sheet.closedByAccountId ?? sheet.savedByAccountId })

type Beside = Awaited<ReturnType<typeof readBeside>>

const withBeside = (sheet: StoredWorksheet, { parts, savers, signings, photos }: Beside) => ({
  ...sheet,
  parts,
  technician: savers[0],
  signed: signings[0],
  photos,
})

/** A sheet with what stands beside it. */
export const writtenSheet = async (tx: ReadDb<DB>, sheet: StoredWorksheet) => withBeside(sheet, await readBeside(tx, keysOf(sheet)))

/**
 * The same of the sheet of a request, with what else is printed of it.
 * @param readIn null: the request's own language
 */
export async function writtenAbout(tx: ReadDb<DB>, sheet: StoredWorksheet, about: { readonly requestId: number; readonly readIn: Language | null }) {
  const { summaries, requests, orders, arrivals, firstHandedBack, ...found } = await readAbout(tx, { ...keysOf(sheet), ...about })
  const [[summary], [request]] = [summaries, requests]
  if (!summary || !request) throw new Error(`A worksheet is of request ${about.requestId}, which is not there`)
  return {
    summary: withAddresses(summary),
    request,
    sheet: withBeside(sheet, found),
    fee: orders[0]?.gross ?? null,
    arrival: arrivals[0],
    checks: found.checks,
    arrivalPhotos: found.arrivalPhotos,
    handedBack: firstHandedBack[0]?.at ?? null,
  }
}

type InWords = { readonly language: Language; readonly t: Translator<typeof worksheetDocumentTexts.hu> }

/** What the pages of a sheet without a request are drawn from. */
export type PrintedAlone = InWords & { readonly sheet: Awaited<ReturnType<typeof writtenSheet>> }

/** What the pages of a printed worksheet are drawn from. */
export type Printed = InWords & Awaited<ReturnType<typeof writtenAbout>>
