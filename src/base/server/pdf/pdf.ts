import os from 'node:os'
import { Refusal } from '#errors.ts'
import { TaskAborted } from '../processes/pooled-process.ts'
import { createProcessPool } from '../processes/process-pool.ts'
import type { PdfSheet } from './pdf-sheet.ts'
import type { PdfTasks } from './pdf-tasks.ts'

export type { Fact, PdfBlock, PdfColumn, PdfPhoto } from './blocks.ts'
export {
  box,
  bullets,
  code128,
  cutLine,
  drawing,
  facts,
  gap,
  heading,
  labels,
  newPage,
  paragraph,
  photos,
  qr,
  side,
  signatures,
  table,
  together,
} from './blocks.ts'

/**
 * The processes that draw, one pool for this process whatever it does: they start with the first document, hold the opened fonts and end
 * when nobody has wanted one for ten minutes. One core is left for the people who wait for a page.
 */
const drawing = createProcessPool<PdfTasks>(new URL('./pdf-tasks.ts', import.meta.url), {
  size: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  maxWaiting: 200,
  maxWaitMs: 20_000,
  maxRunMs: 20_000,
  maxMegabytes: 512,
  // Waiting for the next document and waking up for it was a quarter of what a short one takes of the processors.
  ahead: 1,
  idleMs: 600_000,
  // Clearing up was a fifth of drawing: the room that V8 gives a heap of this size is small, and it expected documents to last (decision 121).
  v8Flags: ['--heap-growing-percent=200', '--no-allocation-site-pretenuring'],
})

/**
 * Makes a document, on A4 or on a roll, in a process of its own: embedded fonts, tagged for screen readers, bookmarks for its headings, deterministic.
 * @throws Refusal OVERLOADED when too many others wait, or when it takes longer than 20 s: what is drawn is bounded, so the machine is to blame
 */
export async function pdf(sheet: PdfSheet): Promise<Buffer> {
  const plain = { ...sheet, created: sheet.created.epochMilliseconds }
  const { buffer, byteOffset, byteLength } = await drawing.run('drawSheet', plain).catch(overloadedWhenAborted)
  return Buffer.from(buffer, byteOffset, byteLength)
}

function overloadedWhenAborted(error: unknown): never {
  throw error instanceof TaskAborted ? new Refusal('OVERLOADED') : error
}
