import { appleKind } from './apple-kind.ts'
import { commonKind } from './common-kind.ts'
import { type KindDefinition, kindOfBrand } from './kind.ts'
import { lgKind } from './lg-kind.ts'
import { mieleKind } from './miele-kind.ts'

/** Every kind of worksheet, the common one first: it is the one of whoever has no other. */
const kinds: readonly [KindDefinition, ...KindDefinition[]] = [commonKind, lgKind, appleKind, mieleKind]

/** The kind of sheet that a repair of this brand has. */
export const kindOf = (brandSlug: string): KindDefinition => kindOfBrand(kinds, brandSlug)

/** The definition of a stored sheet. @throws Error for one that is not defined any more */
export function kindNamed(kind: string): KindDefinition {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`No worksheet of the kind ${kind} is defined`)
  return found
}
