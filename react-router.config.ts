import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './scripts/build-worker.ts'
import { hashInline } from './scripts/hash-inline.ts'
import { paintFirst } from './scripts/paint-first.ts'
import { precompress } from './scripts/precompress.ts'
import { shortenManifest } from './scripts/shorten-manifest.ts'
import { prerendered } from './src/app/prerendered.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...prerendered],
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = path.join(buildDirectory, 'client')
    await paintFirst(client)
    await shortenManifest(client)
    await hashInline(client, path.join(buildDirectory, 'csp-hashes.json'))
    await buildWorker(client)
    await precompress(client)
  },
} satisfies Config
