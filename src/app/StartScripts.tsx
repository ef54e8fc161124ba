import { Scripts } from 'react-router'
import { writtenStart } from './written-start.ts'

/** The scripts that start the page have run: React finds them in their places, whatever is in them. */
const WrittenScripts = () => (
  <>
    <script suppressHydrationWarning> </script>
    <script suppressHydrationWarning type="module" async>
      {' '}
    </script>
  </>
)

/** The one page of all other addresses needs `Scripts`: by them the router's `Links` and `Meta` know that they may show more than the root. */
const ScriptsInBrowser = () => (writtenStart().context.isSpaMode ? <Scripts /> : <WrittenScripts />)

/**
 * React Router's `Scripts`, which write a page at build. On a page that was written whole they would ask for each of its scripts once more, those that
 * it does not fetch among them (scripts/paint-first.ts). Vite's own server writes a page for each visit.
 */
export const StartScripts = import.meta.env.SSR || import.meta.env.DEV ? Scripts : ScriptsInBrowser
