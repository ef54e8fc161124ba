import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OutsideContext, Reaction } from '#context.ts'
import type { PersonalDataEvents } from '../../events.ts'
import { findPersonOfAccount, findPersonOfAddress } from '../person/person-store.ts'
import { findExport, noteExportReady } from './export-store.ts'
import { filesOfCopy, zipOf } from './zip.ts'

/** So long a file that cannot be read is tried again: a store may be away. Then the copy is finished with the rest. */
const minutesForFiles = 60

/**
 * Makes the copy that was asked for. It is written to a temporary file piece by piece, so that its size costs no memory, and then stored; what
 * a crash leaves is swept. A second run of the job finds it made. A file that stays damaged or gone is named in it, and left out.
 */
export const makeExport: Reaction<PersonalDataEvents['dataExportAsked']> = {
  job: 'personalData.export',
  transaction: false,
  run: async (ctx, { exportId }) => {
    const asked = await findExport(ctx.tx, exportId)
    if (!asked || asked.readyAt) return
    const person =
      asked.accountId === null ? await findPersonOfAddress(ctx.tx, asked.address ?? '') : await findPersonOfAccount(ctx.tx, asked.accountId)
    // Erased meanwhile.
    if (!person) return
    const looksFirst = ctx.now.since(asked.askedAt).total('minutes') >= minutesForFiles
    const files = await filesOfCopy(ctx, person, looksFirst)
    const missing = files.filter(({ isMissing }) => isMissing)
    const file = await temporaryFile(ctx)
    try {
      await pipeline(await zipOf(ctx, person, asked.language, files), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      const [{ size }, sha256] = [await stat(file), await hashOf(file)]
      const key = await ctx.files.storeFile(file)
      const isWanted = await ctx.transaction(async (part) => {
        part.onRollback(() => ctx.files.remove(key))
        const isReady = await noteExportReady(part.tx, ctx.now, exportId, { file: { key, sha256, size }, missingFiles: missing.length })
        if (isReady) await part.announce('dataExportReady', { exportId })
        return isReady
      })
      if (missing.length > 0) ctx.log.error({ exportId, files: missing.map(({ key }) => key) }, 'a copy of personal data lacks files')
      if (!isWanted) ctx.log.info('the copy was made by another run')
    } finally {
      await rm(file, { force: true })
    }
  },
}

async function temporaryFile({ env }: OutsideContext): Promise<string> {
  const folder = path.join(env.DATA_DIR, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, randomUUID())
}

async function hashOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest()
}
