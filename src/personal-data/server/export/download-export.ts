import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { personalDataApi } from '../../personal-data.api.ts'
import { personLoggedIn, personOfLink } from '../person/person-of.ts'
import type { Person } from '../person/person-store.ts'
import { findExport } from './export-store.ts'
import { ownerOf } from './export-summary.ts'

export const downloadExport = async (ctx: ReadContext & Call, { params }: Input<typeof personalDataApi.downloadExport>) =>
  fileOfExport(ctx, params.exportId, await personLoggedIn(ctx))

export const downloadExportByLink = async (ctx: ReadContext & Call, { params }: Input<typeof personalDataApi.downloadExportByLink>) =>
  fileOfExport(ctx, params.exportId, await personOfLink(ctx, params.vs))

/** @throws Refusal NOT_FOUND for the copy of somebody else, LINK_EXPIRED for one whose time is over */
async function fileOfExport({ tx, now, files }: ReadContext, id: string, person: Person): Promise<FileAnswer> {
  const found = await findExport(tx, id)
  const owner = ownerOf(person)
  const isOwn = found && found.accountId === owner.accountId && found.address === owner.address
  if (!isOwn || !found.fileKey) throw new Refusal('NOT_FOUND')
  if (Temporal.Instant.compare(found.expiresAt, now) <= 0) throw new Refusal('LINK_EXPIRED')
  const day = found.askedAt.toZonedDateTimeISO('Europe/Budapest').toPlainDate().toString()
  return { body: await files.read(found.fileKey), name: `mobilfutar-adataim-${day}.zip`, mediaType: 'application/zip', disposition: 'attachment' }
}
