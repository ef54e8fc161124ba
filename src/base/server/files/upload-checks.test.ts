import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '#errors.ts'
import { samplePdf } from '#testing/factories.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Upload } from '../http/http-files.ts'
import { createUploadChecks } from './upload-checks.ts'

const folder = await temporaryFolder('uploads')

async function uploadOf(bytes: Buffer, sender: string): Promise<Upload> {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, bytes)
  const hash = Buffer.alloc(32)
  return {
    field: 'invoice',
    name: 'szamla.pdf',
    path: file,
    size: bytes.length,
    sha256: hash,
    sentSha256: hash,
    mediaType: 'application/pdf',
    sender,
  }
}

/** Objects that never end: each is looked for to the end of the file. It takes minutes, and hardly any memory. */
const busyPdf = (): Buffer => Buffer.from(`%PDF-1.4\n${'1 0 obj<<\n'.repeat(200_000)}trailer<</Root 1 0 R>>\n%%EOF\n`)

test('somebody who sends hostile PDFs again and again keeps nobody else waiting, and each of theirs is ended after five seconds', async () => {
  const checks = createUploadChecks()
  onTestFinished(checks.close)
  const bytes = busyPdf()
  const upload = await uploadOf(samplePdf(), 'account:2')
  // Somebody's before: the process that is given the first hostile one has started, which has a time of its own.
  expect(await checks.check([upload])).toEqual([upload])
  const began = performance.now()
  const hostile = await Promise.all(Array.from({ length: 4 }, () => uploadOf(bytes, 'account:1')))
  let ended = 0
  const refused = hostile.map(async (upload) => {
    const error = await checks.check([upload]).catch((refusal: unknown) => refusal)
    ended++
    return { error, ms: performance.now() - began }
  })
  expect(await checks.check([upload])).toEqual([upload])
  expect(ended).toBe(0)
  const first = await refused[0]
  // On a machine that had no time for it, nobody can say what it is.
  expect(['PDF_NOT_READABLE', 'OVERLOADED']).toContain(first?.error instanceof Refusal && first.error.code)
  expect(first?.ms).toBeLessThan(9000)
  checks.close()
  await Promise.all(refused)
})
