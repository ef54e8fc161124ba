import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts'
import { compileTexts } from './scripts/compile-texts.ts'
import { fewerPreloads } from './scripts/fewer-preloads.ts'
import { chunks } from './vite.chunks.ts'
import { ourLocales } from './vite.locales.ts'

export default defineConfig(({ isPreview }) => ({
  // The preview that React Router writes the pages with would watch the whole checkout, and list a folder of thousands anew with every file written there: half of a build.
  server: isPreview ? { watch: null } : {},
  plugins: [callsWithoutSchemas(), compileTexts(), fewerPreloads(), reactRouter(), ourLocales()],
  build: {
    // Read and removed by scripts/build-worker.ts.
    manifest: true,
    rolldownOptions: {
      // Of six thousand icons the pages draw a hundred; without this all are read.
      experimental: { lazyBarrel: true },
      output: {
        // Icons would be called by all the pages that need them, and each of these, and the router's list of pages, says that name.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          groups: [
            ...chunks,
            // By who needs them together, so that no visitor's page carries those of the desk.
            { name: 'icons', test: /@tabler[\\/]/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 900 },
          ],
        },
      },
    },
  },
}))
