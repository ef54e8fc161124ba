import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../languages.ts'
import { escapeHtml } from '../escape-html.ts'

const style = 'body{max-width:36rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 sans-serif;color:#12211a}h1{font-size:1.25rem}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/** A link of a document, a calendar entry or a policy was opened as a page: whoever reads the answer is a person. Calls ask for JSON or for anything. */
export const isOpenedAsPage = ({ method, headers }: FastifyRequest): boolean => method === 'GET' && (headers.accept ?? '').includes('text/html')

/** A refusal as a person reads it: its sentence and nothing else, in a page that can load and run nothing. */
export const sendRefusalPage = (reply: FastifyReply, sentence: string, language: Language) =>
  reply
    .header('Content-Security-Policy', policy)
    .type('text/html; charset=utf-8')
    .serializer((page: unknown) => page as string)
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(sentence)}</title><style>${style}</style><main><h1>${escapeHtml(sentence)}</h1></main></html>`,
    )
