/**
 * SPEC 8: a piece of the page that did not come (ChunkLoadError, CSS_CHUNK_LOAD_FAILED), as each browser words it. It
 * happens when the connection drops, and after a release, when an old page asks for files that are gone.
 */
const wordings = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
  'ChunkLoadError',
  'CSS_CHUNK_LOAD_FAILED',
]

export const isOutdatedPage = (error: unknown): boolean =>
  error instanceof Error && wordings.some((words) => error.message.includes(words) || error.name === words)

/** SPEC 9: a screen whose code has not come in this time is given up. */
export const chunkTimeout = 120_000

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}
