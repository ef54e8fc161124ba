import { z } from 'zod'
import { refusedWith } from '#errors.ts'

/** A text that must be accepted before anything is sent: whatever is not true is refused with its code. */
export const ticked = (code: 'PRIVACY_REQUIRED' | 'TERMS_REQUIRED') => z.boolean(refusedWith(code)).refine((yes) => yes, refusedWith(code))
