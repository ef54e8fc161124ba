import { nameInWords } from '#accounts/name-in-words.ts'
import { accountIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { type ErrorCode, errors, Refusal } from '#errors.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { maxRows } from '../upload.ts'
import { uploadSummary } from './show-upload.ts'
import { everyUpload, uploadsOf } from './upload-store.ts'

type Api = typeof bulkUploadApi

export async function listUploads({ tx, actor }: ReadContext & Call, { query }: Input<Api['listUploads']>): Promise<Output<Api['listUploads']>> {
  const accountId = accountIdOf(actor)
  if (accountId === null) throw new Refusal('UNAUTHORISED')
  const rows = await uploadsOf(tx, accountId, query)
  const page = rows.slice(0, query.size)
  return { uploads: page.map(uploadSummary), next: rows.length > query.size ? (page.at(-1)?.id ?? null) : null }
}

/** The log of uploads for employees: what of a file became requests, and why one was not read. */
export async function listImports({ tx, language }: ReadContext & Call, { query }: Input<Api['listImports']>): Promise<Output<Api['listImports']>> {
  const rows = await everyUpload(tx, query.state, query)
  const page = rows.slice(0, query.size)
  const sentence = await sentenceFormatterOf(language)
  return {
    imports: page.map(({ companyName, firstName, lastName, email, fileSize, refusedBecause, ...upload }) => ({
      ...uploadSummary(upload),
      sender: companyName ?? nameInWords(language, { firstName, lastName }),
      email,
      fileSize,
      refusedBecause,
      refusal: isKnown(refusedBecause) ? sentence({ code: refusedBecause, values: { max: maxRows } }) : refusedBecause,
    })),
    next: rows.length > query.size ? (page.at(-1)?.id ?? null) : null,
  }
}

/** A file may have been refused by a code that is not there any more. */
const isKnown = (code: string | null): code is ErrorCode => code !== null && code in errors
