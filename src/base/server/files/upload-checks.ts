import os from 'node:os'
import { Refusal } from '#errors.ts'
import { pathOfField, type Upload } from '../http/http-files.ts'
import { TaskAborted } from '../processes/pooled-process.ts'
import { createProcessPool, type ProcessPool } from '../processes/process-pool.ts'
import { cutFileName } from './plain-file-name.ts'
import type { UploadTasks } from './upload-tasks.ts'

/** Makes the PDFs and photos of one call fit to be stored, before any transaction is open. Tables are not stored: whoever takes one reads it in a process. */
export type UploadChecks = {
  /** @throws Refusal PHOTO_NOT_VALID, PDF_ACTIVE, PDF_LOCKED, PDF_NOT_READABLE, OVERLOADED */
  check: (uploads: readonly Upload[]) => Promise<Upload[]>
  close: () => void
}

export function createUploadChecks(): UploadChecks {
  // One core is left for the people who wait for a page.
  const size = Math.max(1, Math.min(4, os.availableParallelism() - 1))
  const limits = { maxWaitMs: 20_000, maxRunMs: 20_000, maxMegabytes: 1024 }
  const script = new URL('./upload-tasks.ts', import.meta.url)
  const photos = createProcessPool<UploadTasks>(script, { ...limits, size, maxWaiting: 16 * size })
  // A PDF is read in a moment: bookings do not wait behind photos. There are two, so whoever keeps one busy keeps nobody else waiting. Of 52 real
  // ones each took 10 to 100 ms on a busy machine, one of a hundred thousand objects 3 s.
  const pdfs = createProcessPool<UploadTasks>(script, { ...limits, maxRunMs: 5000, minProcessorMs: 500, maxMegabytes: 512, size: 2, maxWaiting: 100 })
  return {
    check: async (uploads) => {
      const checked: Upload[] = []
      // One after the other: a call with many photos takes no more than one place in the queue.
      for (const upload of uploads) {
        if (upload.mediaType === 'application/pdf') checked.push(await inspected(pdfs, upload))
        else if (upload.mediaType.startsWith('image/')) checked.push(await redrawn(photos, upload))
        else checked.push(upload)
      }
      return checked
    },
    close: () => {
      photos.close()
      pdfs.close()
    },
  }
}

const refusalOfPdf = { active: 'PDF_ACTIVE', locked: 'PDF_LOCKED', unreadable: 'PDF_NOT_READABLE' } as const

/** A PDF that keeps its reader busy for too long is made for that. */
async function inspected(pdfs: ProcessPool<UploadTasks>, upload: Upload): Promise<Upload> {
  const verdict = await pdfs.run('inspectPdf', { path: upload.path }, upload.sender).catch((error: unknown) => {
    if (error instanceof TaskAborted) return 'unreadable' as const
    throw error
  })
  if (verdict === 'harmless') return upload
  const code = refusalOfPdf[verdict]
  throw new Refusal(code, { fields: [{ path: pathOfField(upload.field), code }] })
}

async function redrawn(photos: ProcessPool<UploadTasks>, upload: Upload): Promise<Upload> {
  const photo = await photos.run('redrawPhoto', { path: upload.path }, upload.sender).catch(overloadedWhenAborted)
  const code = 'PHOTO_NOT_VALID'
  if (!photo) throw new Refusal(code, { fields: [{ path: pathOfField(upload.field), code }] })
  // It is a JPEG now, whatever it came as.
  return { ...upload, ...photo, mediaType: 'image/jpeg', name: `${cutFileName(upload.name.replace(/\.\w{1,5}$/, ''), 110)}.jpg` }
}

/** Its pixels are bounded, so a photo that takes too long tells of the machine, not of the photo. */
function overloadedWhenAborted(error: unknown): never {
  throw error instanceof TaskAborted ? new Refusal('OVERLOADED') : error
}
