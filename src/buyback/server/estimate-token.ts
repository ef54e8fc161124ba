import { z } from 'zod'
import type { Secrets } from '#base/server/secrets.ts'
import { grades } from '#prices/price.ts'
import { buybackAnswers } from '../answers.ts'

const purpose = 'buybackEstimate'

const content = z.object({
  productTypeId: z.int(),
  storageGb: z.int().nullable(),
  answers: buybackAnswers,
  grade: z.enum(grades),
  price: z.int().positive(),
  /** Milliseconds since 1970. */
  at: z.int(),
  until: z.int(),
})
export type Estimate = z.output<typeof content>

/** What was told, signed and not stored: it tells nothing of a person, and most of those who ask never sell. */
export function createEstimate(secrets: Secrets, estimate: Estimate): string {
  const text = Buffer.from(JSON.stringify(estimate)).toString('base64url')
  return `${text}.${secrets.sign(purpose, text)}`
}

/** @returns undefined for one that we did not sign */
export function readEstimate(secrets: Secrets, token: string): Estimate | undefined {
  const [text = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !secrets.verify(purpose, text, signature)) return undefined
  return content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}
