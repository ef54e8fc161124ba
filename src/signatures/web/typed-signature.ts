import { type Point, pathOf, type Signature } from '../signature.ts'

/** A signature while it is being given. */
export type TypedSignature = { readonly kind: Signature['kind']; readonly signer: string; readonly strokes: readonly (readonly Point[])[] }
export const noSignature: TypedSignature = { kind: 'drawn', signer: '', strokes: [] }

/** @param usual who signs unless somebody else's name is typed */
export function signatureOf({ kind, signer, strokes }: TypedSignature, usual: string): Signature {
  const name = signer.trim() || usual
  return kind === 'drawn' ? { kind, signer: name, strokes: pathOf(strokes) } : { kind, signer: name }
}
