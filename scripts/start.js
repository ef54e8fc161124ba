// npm start: builds the pages if needed, then opens the portal in this process. Without types, so that what takes types off is not loaded where nothing is compiled anew.
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

// What was compiled and rid of its types once is read at the next start, a third of whose time it took. In the checkout, not where everybody may write it: it is code.
enableCompileCache(path.join(import.meta.dirname, '../build/compiled'))
await import('./find-our-modules.js')
const { buildIfNeeded } = await import('./build.ts')
buildIfNeeded()
await import('../src/app/server.ts')
flushCompileCache()
