import nodemailer from 'nodemailer'
import type { Env } from './env.ts'

type OutgoingLetter = {
  /** Stays the same however often it is sent, so a receiver can drop a repeat. */
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

export type Postman = { send: (letter: OutgoingLetter) => Promise<void>; description: string; close: () => void }

/** The real SMTP server of `SMTP_URL`; without one, letters stay in the outbox, to be read at /dev/mails. */
export function createPostman(env: Env): Postman {
  if (!env.SMTP_URL) return { send: async () => undefined, description: 'letters stay in the viewer at /dev/mails', close: () => undefined }
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 3,
    // Whoever asked tries again; a letter that was under way when its connection broke may have been taken.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return {
    description: `letters leave through ${new URL(env.SMTP_URL).host}`,
    close: () => transport.close(),
    send: async ({ messageId, ...letter }) => {
      await transport.sendMail({
        ...letter,
        messageId,
        from: env.MAIL_FROM,
        // An object, not text: the address parser never sees what a visitor typed as anything but one address.
        to: { name: '', address: letter.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
  }
}
