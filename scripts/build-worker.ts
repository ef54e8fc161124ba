import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { offline } from '../src/paths.ts'

const emptyPage = '__spa-fallback.html'

/** The pages that open without a network, and what stands around them; as they are called in Vite's manifest. */
const pages = /^src\/(?:app\/(?:root|entry\.client)|shell\/web\/InternalLayout|worksheets\/web\/Miele(?:DayPage|WorksheetPage|WorksheetsPage))\.tsx/

/** The file of every chunk that the pages load, now or later (a language, a dialog), with their styles and letters. */
export function filesOf(manifest: Manifest): readonly string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  const begins = Object.keys(manifest).filter((name) => pages.test(name))
  if (begins.length < 6) throw new Error(`Of the pages that open without a network the build knows ${begins.join(', ')} only`)
  for (const name of begins) visit(name)
  return [...files].sort()
}

/** What a built page names itself: the start of the router, its table of pages. */
const filesIn = (html: string): readonly string[] => [...html.matchAll(/\/assets\/[\w.~-]+\.(?:js|css|woff2)/g)].map(([file]) => file)

/**
 * Builds the service worker beside the pages it keeps, with the list of their files written into it; Vite's manifest, which says which they are, is
 * no file of the portal and goes.
 */
export async function buildWorker(client: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const html = await readFile(path.join(client, emptyPage), 'utf8')
  const files = [...new Set([...filesOf(manifest), ...filesIn(html)])].sort()
  const version = createHash('sha256').update(JSON.stringify(files)).update(html).digest('hex').slice(0, 16)
  const [, folder = '', name = ''] = /^\/(.*)\/([^/]+)$/.exec(offline.worker) ?? []
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { PRECACHED_FILES: JSON.stringify(files), PRECACHED_PAGE: JSON.stringify(offline.scope), PRECACHED_VERSION: JSON.stringify(version) },
    build: {
      outDir: path.join(client, folder),
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../src/base/web/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  })
  await rm(path.join(client, '.vite'), { recursive: true })
}
