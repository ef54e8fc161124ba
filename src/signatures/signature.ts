import { z } from 'zod'
import { printedLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** The field that is signed in; strokes are points of it, whatever the size of the screen. */
export const signatureField = { width: 600, height: 200 } as const

const maxStrokes = 20_000

/** Moves and lines of an SVG path. No two ways to read it, so that a long one takes linear time. */
const path = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/

export type Point = { readonly x: number; readonly y: number }

/** A dot is no signature: so many points of the field's side it is wide or high at least. */
const leastExtent = 30
const leastPoints = 8

/** The strokes as a path of whole points within the field; a stroke of one point is nothing. */
export const pathOf = (strokes: readonly (readonly Point[])[]): string =>
  strokes
    .filter((stroke) => stroke.length > 1)
    .map((stroke) =>
      stroke.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${within(x, signatureField.width)} ${within(y, signatureField.height)}`).join(''),
    )
    .join('')

const within = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))

/** Whether somebody may have signed: inside the field, more than a dot. */
export function isSignature(strokes: string): boolean {
  if (strokes.length > maxStrokes || !path.test(strokes)) return false
  const points = strokes
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number))
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const isInside = Math.max(...xs) <= signatureField.width && Math.max(...ys) <= signatureField.height
  return isInside && points.length >= leastPoints && Math.max(extent(xs), extent(ys)) >= leastExtent
}

const signer = printedLine(150).refine((name) => name.length >= 2, refusedWith('REQUIRED'))

/** How somebody signed: on the screen, by their name, which they typed or saw typed, or by hand on the printed receipt. */
export const signature = z.discriminatedUnion(
  'kind',
  [
    z.strictObject(
      {
        kind: z.literal('drawn'),
        signer,
        strokes: z
          .string(refusedWith('SIGNATURE_REQUIRED'))
          .max(maxStrokes, refusedWith('INVALID_INPUT'))
          .refine(isSignature, refusedWith('SIGNATURE_REQUIRED')),
      },
      wrongType,
    ),
    z.strictObject({ kind: z.literal('typed'), signer }, wrongType),
    z.strictObject({ kind: z.literal('printed'), signer }, wrongType),
  ],
  wrongType,
)
export type Signature = z.output<typeof signature>
export const signatureKinds = ['drawn', 'typed', 'printed'] as const
