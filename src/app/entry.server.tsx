import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs at build only: writes a page to HTML once everything on it is ready. No page is rendered for a visitor. */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Everything in its place: nothing waits for a script to be moved there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
