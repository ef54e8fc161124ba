import { afterAll, vi } from 'vitest'

// Files of rules share a process: what one of them puts in the place of a global (`fetch`, `window`) would be met by the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
