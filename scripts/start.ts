// npm start: builds the pages if needed, then opens the portal in this process.
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { buildIfNeeded } from './build.ts'

buildIfNeeded()
// What was compiled and rid of its types once is read at the next start, a third of whose time it took. In the checkout, not where everybody may write: it is code.
enableCompileCache(path.join(import.meta.dirname, '../build/compiled'))
await import('../src/app/server.ts')
flushCompileCache()
