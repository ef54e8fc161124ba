import { glob, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { limitConcurrency } from '#base/server/limit-concurrency.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the headers that say so are longer than what is saved. A page has thirty files of fewer than a kilobyte: packed, they are half of it. */
const worthIt = 128

/** Lays a brotli and a gzip copy beside every text file, at the highest level: it is done once, at build. */
export async function precompress(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: folder }))
  const packOneForEachCore = limitConcurrency(os.availableParallelism(), Number.POSITIVE_INFINITY)
  await Promise.all(names.map((name) => packOneForEachCore(() => pack(path.join(folder, name)))))
}

async function pack(file: string) {
  const text = await readFile(file)
  if (text.length < worthIt) return
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([brotli(text, { params: size }), zip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
