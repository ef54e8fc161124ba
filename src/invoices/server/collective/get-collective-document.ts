import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { languageOfInsurer } from '#quotes/server/insurer/insurer-sheet.ts'
import type { collectiveApi } from '../../collective.api.ts'
import { invoiceDocumentTexts } from '../../document-texts.ts'
import type { InvoiceKind } from '../../invoice.ts'
import { findCollectiveFile } from './collective-store.ts'

/** @throws Refusal NOT_FOUND where there is no such invoice, or its PDF is on the way */
export async function getCollectiveDocument(
  ctx: ReadContext & Call,
  { params }: Input<typeof collectiveApi.getCollectiveDocument>,
): Promise<FileAnswer> {
  const found = await findCollectiveFile(ctx.tx, params.invoiceId)
  if (!found?.fileKey || !found.number) throw new Refusal('NOT_FOUND')
  const name = await fileNameOf(found.kind, found.number)
  return { body: await ctx.files.read(found.fileKey), name, mediaType: 'application/pdf', disposition: 'attachment' }
}

/** What its PDF is called, in the insurer's language. */
export async function fileNameOf(kind: InvoiceKind, number: string): Promise<string> {
  const t = await translatorOf(invoiceDocumentTexts, languageOfInsurer)
  return t('fileName', { kind: t(`kinds.${kind}`), number })
}
