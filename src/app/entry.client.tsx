import { HydratedRouter } from 'react-router/dom'
import { HydratedPortal } from './HydratedPortal.tsx'
import { hydrate } from './hydrate.tsx'

// Nothing more stands here: a prerendered page carries what this becomes and does not fetch it (scripts/paint-first.ts).
hydrate(import.meta.env.DEV ? HydratedRouter : HydratedPortal)
