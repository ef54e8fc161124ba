import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the headers that say so are longer than what is saved. A page has thirty files of fewer than a kilobyte: packed, they are half of it. */
const worthIt = 128

/** Lays a brotli and a gzip copy beside every text file, at the highest level: it is done once, at build. */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: folder })) {
    const file = path.join(folder, name)
    const text = await readFile(file)
    if (text.length < worthIt) continue
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    const [br, gz] = await Promise.all([brotli(text, { params: size }), zip(text, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  }
}
