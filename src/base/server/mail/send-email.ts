import type { QueryExecutorProvider } from 'kysely'
import type { Files } from '../files/files.ts'
import type { EmailAttachment } from './email.ts'
import { findEmail, markFailed, markSent, takeEmailToSend } from './email-store.ts'
import type { Mailer } from './mail.ts'

type Services = { db: QueryExecutorProvider; files: Files; mailer: Mailer; host: string; now: () => Temporal.Instant }

/**
 * Sends one email of the outbox. No transaction is open while the mail server answers; should this process die after
 * sending, the repeat carries the same Message-ID; one that an employee sends again is an email of its own.
 * @param attempt.isLast the job queue gives up after this: what fails is left to a person, in the outbox
 * @throws Error when it was not this email that was refused (mail server away, password wrong, asked to try later); the job queue does
 */
export async function sendEmail({ db, files, mailer, host, now }: Services, emailId: string, { isLast }: { isLast: boolean }): Promise<void> {
  const email = await takeEmailToSend(db, emailId, now())
  if (!email) {
    if ((await findEmail(db, emailId))?.status !== 'queued') return
    throw new Error('The letter is being sent; whether it left is seen at the next try')
  }
  try {
    await mailer.send({
      messageId: `<${email.id}${email.resends > 0 ? `.${email.resends}` : ''}@${host}>`,
      to: email.recipient,
      subject: email.subject,
      html: email.html,
      text: email.plain,
      attachments: await Promise.all(email.attachments.map((attachment) => loadAttachment(files, attachment))),
    })
  } catch (error) {
    const isRefused = isRefusedForGood(error)
    await markFailed(db, email.id, error instanceof Error ? error.message : String(error), isRefused || isLast)
    if (isRefused) return
    throw error
  }
  await markSent(db, email.id, now())
}

/** An attachment as it travels: from the store, or the bytes the email holds itself. */
export async function loadAttachment(files: Files, { name, mediaType, fileKey, base64 }: EmailAttachment) {
  const content = fileKey ? Buffer.from(await files.readBytes(fileKey)) : Buffer.from(base64 ?? '', 'base64')
  return { filename: name, contentType: mediaType, content }
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * The server has refused this email, and would again: RCPT TO or DATA answered 550 to 556 (RFC 5321 4.2.3, RFC 7504), or it is larger than
 * the server takes. Everything else says something about the server, the connection, our password (535) or our sender's address; that is
 * mended, and the email leaves.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command = '', responseCode } = error as SmtpError
  if (responseCode === undefined) return code === 'EMESSAGE'
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 550 && responseCode <= 556
}
