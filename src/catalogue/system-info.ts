import { z } from 'zod'

/** SPEC 1: the product code sent at startup. */
export const productCode = 'MOBILFUTAR'

/** What the bell shows (SPEC 2). `status` 200: there is a message; 404: there is none, and the title says so. */
export const systemInfo = z.object({
  status: z.union([z.literal(200), z.literal(404)]),
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  currentVersion: z.string(),
  /** Only Hungarian is offered; the language list is still shown (SPEC 1). */
  hungarianOnly: z.boolean(),
})
export type SystemInfo = z.infer<typeof systemInfo>
