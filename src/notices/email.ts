import { z } from 'zod'
import { languages } from '#base/languages.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')

/** `queued`: it is about to leave, or is tried again; `failed`: the receiving server refused it for good. */
export const emailStatuses = ['queued', 'sent', 'failed', 'held'] as const
export type EmailStatus = (typeof emailStatuses)[number]

export const emailActions = ['resent', 'held', 'released'] as const

/** An email of the outbox in one line. */
export const emailRow = z.object({
  id: z.uuid(),
  crmRequestId: z.int().nullable(),
  language: z.enum(languages),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(emailStatuses),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** How often the mail server was asked to take it. */
  attempts: z.int(),
  /** What the mail server said the last time, if it did not take it. */
  lastError: z.string().nullable(),
  /** How often an employee has sent it again; what is sent with a resend says which state was looked at. */
  resends: z.int(),
  /** It lets its reader in (a login code, a new password), so only the addressee sees what it says. */
  opensAccess: z.boolean(),
})
export type EmailRow = z.output<typeof emailRow>

export const shownEmail = emailRow.extend({
  /** A whole page for a sandboxed frame: it carries its own strict policy, and its links lead nowhere. Null: `opensAccess`. */
  html: z.string().nullable(),
  plain: z.string().nullable(),
  attachments: z.array(z.object({ name: z.string(), mediaType: z.string() })),
  /** Until when its link to the request opens; null: it has none. */
  linkOpensUntil: instant.nullable(),
  /** What employees did to it, the latest first. */
  actions: z.array(z.object({ action: z.enum(emailActions), at: instant, by: z.string() })),
  may: z.object({ resend: z.boolean(), hold: z.boolean(), release: z.boolean() }),
})
export type ShownEmail = z.output<typeof shownEmail>

type EmailState = { readonly status: EmailStatus; readonly opensAccess: boolean; readonly lastError: string | null }

/** What an employee may do to an email; the buttons ask it, and the statements of the store say the same again. */
export const mayDoToEmail = ({ status, opensAccess, lastError }: EmailState): ShownEmail['may'] => ({
  resend: !opensAccess && (status === 'sent' || status === 'failed'),
  // Whoever waits for a code or a link waits for it now.
  hold: !opensAccess && status === 'queued',
  // One that is being tried is tried at once.
  release: status === 'held' || (status === 'queued' && lastError !== null),
})
