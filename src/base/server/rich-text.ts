import sanitizeHtml from 'sanitize-html'
import { isSafeLink, richTextTags } from '../rich-text.ts'

/**
 * What remains of rich text before it leaves the server: paragraphs, lists, emphasis, safe links (SECURITY C2).
 * Texts come from the database, where a person with access may write anything; a browser must never run it.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href && isSafeLink(href) ? { href, ...(href.startsWith('https:') ? { rel: 'noopener noreferrer' } : {}) } : {},
      }),
    },
  })
}
