import os from 'node:os'
import { Refusal } from '#errors.ts'
import { pathOfField, type Upload } from './http-files.ts'
import { createProcessPool, type ProcessPool, TaskAborted } from './process-pool.ts'
import type { UploadTasks } from './upload-tasks.ts'

/** Makes the uploads of one call fit to be stored, before any transaction is open. */
export type UploadChecks = {
  /** @throws Refusal PHOTO_NOT_VALID, OVERLOADED */
  check: (uploads: readonly Upload[]) => Promise<Upload[]>
  close: () => void
}

export function createUploadChecks(): UploadChecks {
  // One core is left for the people who wait for a page.
  const size = Math.max(1, Math.min(4, os.availableParallelism() - 1))
  const limits = { maxWaitMs: 20_000, maxRunMs: 20_000, maxMegabytes: 1024 }
  const script = new URL('./upload-tasks.ts', import.meta.url)
  const photos = createProcessPool<UploadTasks>(script, { ...limits, size, maxWaiting: 16 * size })
  return {
    check: async (uploads) => {
      const checked: Upload[] = []
      // One after the other: a call with many photos takes no more than one place in the queue.
      for (const upload of uploads) checked.push(await redrawn(photos, upload))
      return checked
    },
    close: photos.close,
  }
}

async function redrawn(photos: ProcessPool<UploadTasks>, upload: Upload): Promise<Upload> {
  if (upload.mediaType === 'application/pdf') return upload
  const photo = await photos.run('redrawPhoto', { path: upload.path }).catch(overloadedWhenAborted)
  const code = 'PHOTO_NOT_VALID'
  if (!photo) throw new Refusal(code, { fields: [{ path: pathOfField(upload.field), code }] })
  // It is a JPEG now, whatever it came as.
  return { ...upload, ...photo, mediaType: 'image/jpeg', name: `${upload.name.replace(/\.\w{1,5}$/, '').slice(0, 110)}.jpg` }
}

/** Its pixels are bounded, so a photo that takes too long tells of the machine, not of the photo. */
function overloadedWhenAborted(error: unknown): never {
  throw error instanceof TaskAborted ? new Refusal('OVERLOADED') : error
}
