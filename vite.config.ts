import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts'
import { compileTexts } from './scripts/compile-texts.ts'
import { fewerPreloads } from './scripts/fewer-preloads.ts'
import { ourLocales } from './vite.locales.ts'

// On a slow line a request costs more than a kilobyte, so what every page needs comes in two files: one that changes
// with the libraries, one that changes with us. A group takes along whatever its modules import.
const framework = /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs|icu-minify)[\\/]/
const frame =
  /src[\\/](catalogue[\\/]operators|shell[\\/]web[\\/](NotFoundPage|TopBar|SkipLink|Footer|ToTop|Guard|StartingPage|hungarian-only)|base[\\/]web[\\/](CrashPanel|not-found|use-early-typing|kit[\\/](PageTitle|State|ErrorState|Loading|Button|Actions)))\.tsx?$/
// Pieces of a few hundred bytes that most pages need together: the head of an answer is longer than each of them.
const shown =
  /src[\\/]base[\\/]((day-format|from-to|rich-text)\.ts|web[\\/](formats|RichText|kit[\\/](Card|DateText|FactList|Money|MoneyRange|Muted|Note))\.tsx?)$/
// The same of whatever has a form. None of them takes along zod or react-hook-form, which a booking's first step does without.
const fields =
  /src[\\/]base[\\/]web[\\/](kit[\\/](FormActions|FormErrorSummary|SelectField|TextField|TickField)|forms[\\/](DraftNotice|held-forms|use-stored-values))\.tsx?$/

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
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 2 },
            { name: 'frame', test: frame, priority: 1 },
            { name: 'shown', test: shown, priority: 1 },
            { name: 'fields', test: fields, priority: 1 },
            // Else whatever shares it with a screen would bring that screen's half along.
            { name: 'form', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 1 },
            // By who needs them together, so that no visitor's page carries those of the desk.
            { name: 'icons', test: /@tabler[\\/]/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 600 },
          ],
        },
      },
    },
  },
}))
