import type { Plugin } from 'vite'

/** Files of fewer bytes are not asked for ahead: the file that wants them says so soon enough. */
const small = 4000

type Chunk = { readonly imports: readonly string[]; readonly size: number }

/** What is there once a file runs: itself, and whatever it imports at once. */
function filesOf(chunks: ReadonlyMap<string, Chunk>, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? []) filesOf(chunks, next, found)
  return found
}

/** Of the scripts that `import()` of a piece will want, those which are worth a request before it says so itself. */
export const worthAsking = (chunks: ReadonlyMap<string, Chunk>, host: string, wanted: readonly string[]): string[] => {
  const present = filesOf(chunks, host)
  return wanted.filter((file) => !present.has(file) && (chunks.get(file)?.size ?? small) >= small)
}

/**
 * Where a piece comes later, Vite writes the names of everything it imports into the file that asks for it, and asks for all of them at once: 75 for
 * the steps of a booking, half a second of a slow phone in one go, most of them there already. Styles are not scripts and all stay.
 */
export function fewerPreloads(): Plugin {
  const chunks = new Map<string, Chunk>()
  return {
    name: 'fewer-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, wanted, { hostId, hostType }) => (hostType === 'js' ? worthAsking(chunks, hostId, wanted) : wanted),
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the names.
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') chunks.set(output.fileName, { imports: output.imports, size: output.code.length })
      },
    },
  }
}
