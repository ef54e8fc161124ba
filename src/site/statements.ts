import { z } from 'zod'
import { email } from '#base/email.ts'
import { lineOfText, longText, requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** Loose on purpose: a complaint must not fail over how somebody writes a phone number. */
const looksLikePhone = (typed: string) => typed === '' || /^\+?[\d\s()/.-]{6,30}$/.test(typed)

/** The complaint form: the same rules in the browser and on the server. */
export const complaintForm = z.strictObject(
  {
    name: requiredLine(120),
    email,
    phone: lineOfText(30).refine(looksLikePhone, refusedWith('PHONE')).default(''),
    requestNumber: lineOfText(40).default(''),
    subject: requiredLine(150),
    message: longText().refine((words) => words !== '', refusedWith('COMPLAINT_EMPTY')),
  },
  wrongType,
)
export type ComplaintForm = z.output<typeof complaintForm>

/** 45/2014. (II. 26.) Korm. r. 22. § (1b): these three details may be asked for a withdrawal and nothing else. */
export const withdrawalForm = z.strictObject({ name: requiredLine(120), contract: requiredLine(200), email }, wrongType)
export type WithdrawalForm = z.output<typeof withdrawalForm>

/** What senders are told: the number of what we received, and when; `isWithoutEmail`: too many receipts went to this address of late, so none follows. */
export const receipt = z.object({ number: z.string(), receivedAt: z.string(), isWithoutEmail: z.boolean().optional() })
export type Receipt = z.output<typeof receipt>
