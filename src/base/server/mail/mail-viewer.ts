import type { FastifyReply } from 'fastify'
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { escapeHtml } from '../escape-html.ts'
import type { Files } from '../files/files.ts'
import type { Http } from '../http/fastify.ts'
import { findEmail, newestEmails } from './email-store.ts'
import { loadAttachment } from './send-email.ts'

const page = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'")
    .header('X-Frame-Options', 'SAMEORIGIN')
    .send(
      `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Emails</title><body style="font-family:sans-serif;max-width:900px;margin:24px auto;padding:0 16px">${body}`,
    )

const byId = z.object({ id: z.uuid() })

/** The outbox for people who try the portal out without a mail server. Never mounted in production. */
export function mountMailViewer(http: Http, db: QueryExecutorProvider, files: Files) {
  http.get('/dev/mails', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await newestEmails(db, 100)
    const list = rows.map(
      ({ id, recipient, subject, status, createdAt, language }) =>
        `<tr><td>${createdAt.toString().slice(0, 16).replace('T', ' ')}</td><td>${escapeHtml(recipient)}</td><td>${language}</td><td><a href="/dev/mails/${id}">${escapeHtml(subject)}</a></td><td>${status}</td></tr>`,
    )
    return page(reply, `<h1>Emails</h1>${list.length > 0 ? `<table cellpadding="6">${list.join('')}</table>` : '<p>No email yet.</p>'}`)
  })
  http.get('/dev/mails/:id', { schema: { hide: true, params: byId } }, async (request, reply) => {
    const email = await findEmail(db, (request.params as z.infer<typeof byId>).id)
    if (!email) return reply.status(404).type('text/plain').send('No such email')
    const documents = email.attachments
      .map((document, index) => `<li><a href="/dev/mails/${email.id}/attachments/${index}">${escapeHtml(document.name)}</a></li>`)
      .join('')
    return page(
      reply,
      `<p><a href="/dev/mails">All emails</a></p><h1>${escapeHtml(email.subject)}</h1><p>To: ${escapeHtml(email.recipient)} (${email.language})</p><ul>${documents}</ul>
      <iframe src="/dev/mails/${email.id}/html" title="HTML" style="width:100%;height:640px;border:1px solid #ccc"></iframe><h2>Text</h2><pre style="white-space:pre-wrap">${escapeHtml(email.plain)}</pre>`,
    )
  })
  http.get('/dev/mails/:id/html', { schema: { hide: true, params: byId } }, async (request, reply) => {
    const email = await findEmail(db, (request.params as z.infer<typeof byId>).id)
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .header('X-Frame-Options', 'SAMEORIGIN')
      .send(email?.html ?? '')
  })
  http.get(
    '/dev/mails/:id/attachments/:index',
    { schema: { hide: true, params: byId.extend({ index: z.coerce.number().int().min(0) }) } },
    async (request, reply) => {
      const { id, index } = request.params as z.infer<typeof byId> & { index: number }
      const document = (await findEmail(db, id))?.attachments[index]
      if (!document) return reply.status(404).type('text/plain').send('No such attachment')
      const { content } = await loadAttachment(files, document)
      return reply
        .type(document.mediaType)
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`)
        .send(content)
    },
  )
}
