import { Scripts } from 'react-router'

/** In a browser the scripts that start the page have run: React finds them in their places, whatever is in them. */
const WrittenScripts = () => (
  <>
    <script suppressHydrationWarning> </script>
    <script suppressHydrationWarning type="module" async>
      {' '}
    </script>
  </>
)

/**
 * React Router's `Scripts`, which write a page at build. In a browser they would ask for each script of the page once more, those that the page
 * does not fetch among them (scripts/paint-first.ts). Vite's own server writes a page for each visit.
 */
export const StartScripts = import.meta.env.SSR || import.meta.env.DEV ? Scripts : WrittenScripts
