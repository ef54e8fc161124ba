import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** React takes over the page as it was written. */
export function hydrate(Portal: ComponentType): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Portal />
      </StrictMode>,
    )
  })
}
