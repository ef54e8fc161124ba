import type { EmailRow } from '../email.ts'
import type { OutboxRow } from './outbox-store.ts'

export const emailRowOf = ({ requestId, createdAt, sentAt, ...row }: OutboxRow): EmailRow => ({
  id: row.id,
  crmRequestId: requestId,
  language: row.language,
  recipient: row.recipient,
  subject: row.subject,
  status: row.status,
  createdAt: createdAt.toString(),
  sentAt: sentAt?.toString() ?? null,
  attempts: row.attempts,
  lastError: row.lastError,
  resends: row.resends,
  opensAccess: row.opensAccess,
})
