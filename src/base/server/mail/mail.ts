import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'

type OutgoingEmail = {
  /** Stays the same however often it is sent, so a receiver can drop a repeat. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

export type Mailer = { send: (email: OutgoingEmail) => Promise<void>; description: string; close: () => void }

/** The real SMTP server of `SMTP_URL`; without one, emails stay in the outbox, to be read at /dev/mails. */
export function createMailer(env: Env): Mailer {
  if (!env.SMTP_URL) return { send: async () => undefined, description: 'emails stay in the viewer at /dev/mails', close: () => undefined }
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 3,
    // Whoever asked tries again; an email that was under way when its connection broke may have been taken.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return {
    description: `emails leave through ${new URL(env.SMTP_URL).host}`,
    close: () => transport.close(),
    send: async ({ messageId, ...email }) => {
      await transport.sendMail({
        ...email,
        messageId,
        from: env.MAIL_FROM,
        // An object, not text: the address parser never sees what a visitor typed as anything but one address.
        to: { name: '', address: email.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
