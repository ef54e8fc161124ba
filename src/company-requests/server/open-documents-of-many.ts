import { Readable } from 'node:stream'
import yazl from 'yazl'
import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { addLazily, nameInZip } from '#base/server/files/zip.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { newPage, type PdfBlock, pdf } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import { documentsOfAll, type StoredDocument } from '#documents/server/document-store.ts'
import { fileOfDocument } from '#documents/server/file-of-document.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { handoverBlocks } from '#requests/server/documents/handover-sheet.ts'
import { company } from '#site/company.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import { companyRequestTexts } from '../texts.ts'
import { listedOf } from './company-list-store.ts'
import { requireBusiness } from './require-business.ts'

/**
 * Documents of chosen requests in one file. @throws Refusal NOT_FOUND where one of them is not in the caller's list, DOCUMENT_NOT_FOUND where there is
 * nothing to hand over
 */
export async function openDocumentsOfMany(
  ctx: ReadContext & Call,
  { query: { ids, kind } }: Input<typeof companyRequestsApi.openDocumentsOfMany>,
): Promise<FileAnswer> {
  const listed = await listedOf(ctx.tx, reachOf(requireBusiness(ctx.actor)), ids)
  if (listed.length !== ids.length) throw new Refusal('NOT_FOUND')
  const documents = await documentsOfAll(ctx.tx, ids)
  return kind === 'all' ? zipOf(ctx, documents) : sheetsOf(ctx, documents)
}

/** One folder for each request. What is not drawn yet is drawn when its turn comes. */
async function zipOf(ctx: ReadContext & Call, documents: readonly StoredDocument[]): Promise<FileAnswer> {
  if (documents.length === 0) throw new Refusal('DOCUMENT_NOT_FOUND')
  const t = await translatorOf(companyRequestTexts, ctx.language)
  const zip = new yazl.ZipFile()
  const names = new Set<string>()
  for (const document of documents) {
    const name = unused(names, `${formatRequestNumber(document.requestId)}/${nameInZip(document.name)}`)
    addLazily(zip, name, async () => {
      const { body } = await fileOfDocument(ctx, document)
      return body instanceof Readable ? body : Readable.from([body])
    })
  }
  zip.end()
  return { body: new Readable().wrap(zip.outputStream), name: t('documents.zipName'), mediaType: 'application/zip', disposition: 'attachment' }
}

/** `szamla.pdf`, `szamla (2).pdf` */
function unused(names: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name) ?? []
  let free = name
  for (let n = 2; names.has(free); n++) free = `${stem} (${n})${ending}`
  names.add(free)
  return free
}

/** Of those that have one: what a courier took or was cancelled has none any more. */
async function sheetsOf(ctx: ReadContext & Call, documents: readonly StoredDocument[]): Promise<FileAnswer> {
  const ids = [...new Set(documents.filter(({ type }) => type === 'handoverDocument').map(({ requestId }) => requestId))].toSorted((a, b) => a - b)
  if (ids.length === 0) throw new Refusal('DOCUMENT_NOT_FOUND')
  const t = await translatorOf(companyRequestTexts, ctx.language)
  const blocks: PdfBlock[] = []
  for (const [index, id] of ids.entries()) blocks.push(...(index === 0 ? [] : [newPage]), ...(await handoverBlocks(ctx, id)).blocks)
  const body = await pdf({ title: t('documents.sheets'), language: ctx.language, author: company.name, created: ctx.now, blocks })
  return { body, name: t('documents.sheetsName'), mediaType: 'application/pdf', disposition: 'inline' }
}
