import type { FollowedRequest } from '../followed-request.ts'

type Row = {
  readonly productTypeId: number | null
  readonly factoryName: string | null
  readonly tradeName: string | null
  readonly productTypeOther: string | null
}

/** A type of the catalogue, or the one the customer typed. */
export function productTypeOf({ productTypeId, factoryName, tradeName, productTypeOther: other }: Row): FollowedRequest['productType'] {
  if (factoryName !== null && tradeName !== null) return { id: productTypeId, factoryName, tradeName }
  return other ? { id: null, factoryName: other, tradeName: other } : null
}
