import type { Kysely } from 'kysely'
import type { Files } from './files.ts'
import { findLetter, markFailed, markSent, takeLetterToSend } from './letter-store.ts'
import type { LetterAttachment } from './letters.ts'
import type { Postman } from './mail.ts'

type Services<DB> = { db: Kysely<DB>; files: Files; postman: Postman; host: string; now: () => Temporal.Instant }

/**
 * Sends one letter of the outbox. No transaction is open while the mail server answers; should this process die after
 * sending, the repeat carries the same Message-ID; one that an employee sends again is a letter of its own.
 * @param attempt.isLast the job queue gives up after this: what fails is left to a person, in the outbox
 * @throws Error when it was not this letter that was refused (mail server away, password wrong, asked to try later); the job queue does
 */
export async function sendLetter<DB>(
  { db, files, postman, host, now }: Services<DB>,
  letterId: string,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const letter = await takeLetterToSend(db, letterId, now())
  if (!letter) {
    if ((await findLetter(db, letterId))?.status !== 'queued') return
    throw new Error('The letter is being sent; whether it left is seen at the next try')
  }
  try {
    await postman.send({
      messageId: `<${letter.id}${letter.resends > 0 ? `.${letter.resends}` : ''}@${host}>`,
      to: letter.recipient,
      subject: letter.subject,
      html: letter.html,
      text: letter.plain,
      attachments: await Promise.all(letter.attachments.map((attachment) => loadAttachment(files, attachment))),
    })
  } catch (error) {
    const isRefused = isRefusedForGood(error)
    await markFailed(db, letter.id, error instanceof Error ? error.message : String(error), isRefused || isLast)
    if (isRefused) return
    throw error
  }
  await markSent(db, letter.id, now())
}

/** An attachment as it travels: from the store, or the bytes the letter holds itself. */
export async function loadAttachment(files: Files, { name, mediaType, fileKey, base64 }: LetterAttachment) {
  const content = fileKey ? Buffer.from(await files.readBytes(fileKey)) : Buffer.from(base64 ?? '', 'base64')
  return { filename: name, contentType: mediaType, content }
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * The server has refused this letter, and would again: RCPT TO or DATA answered 550 to 556 (RFC 5321 4.2.3, RFC 7504), or it is larger than
 * the server takes. Everything else says something about the server, the connection, our password (535) or our sender's address; that is
 * mended, and the letter leaves.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, command = '', responseCode } = error as SmtpError
  if (responseCode === undefined) return code === 'EMESSAGE'
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 550 && responseCode <= 556
}
