// npm start: builds the pages if needed, then opens the portal in this process.
import { buildIfNeeded } from './build.ts'

buildIfNeeded()
await import('../src/app/server.ts')
