import type { ComponentProps, ElementType } from 'react'

/** The props of a piece that is drawn as the element `as`: its own, and everything that element takes. */
export type As<Element extends ElementType, Own> = Own & { readonly as?: Element } & Omit<ComponentProps<Element>, keyof Own | 'as'>
