import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { HydratedPortal } from './HydratedPortal.tsx'

startTransition(() => {
  hydrateRoot(document, <StrictMode>{import.meta.env.DEV ? <HydratedRouter /> : <HydratedPortal />}</StrictMode>)
})
