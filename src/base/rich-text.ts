/** What editors may use in texts of the catalogue and in system messages; the server drops everything else (SECURITY C2). */
export const richTextTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'] as const
type RichTextTag = (typeof richTextTags)[number]

/** Inside the portal (`/generalCosts`), over https, or an email or a call. `//elsewhere` is not inside. */
export const isSafeLink = (href: string) => /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href.trim())

type RichTextElement = { readonly tag: RichTextTag; readonly href: string | null; readonly children: RichTextNode[] }
export type RichTextNode = string | RichTextElement

/** A tag with its attributes, or the text up to the next one. */
const piece = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => named[name] ?? whole)
const isTag = (name: string): name is RichTextTag => richTextTags.some((tag) => tag === name)

/**
 * Reads the HTML that the server's `safeHtml` writes. Other HTML loses what is not allowed here either, so an editor may look at a text the
 * server has not seen yet.
 */
export function parseRichText(html: string): RichTextNode[] {
  const root: RichTextNode[] = []
  const open: RichTextElement[] = []
  const add = (node: RichTextNode) => (open.at(-1)?.children ?? root).push(node)
  for (const [whole, slash, name = '', attributes = ''] of html.matchAll(piece)) {
    const tag = name.toLowerCase()
    if (name === '') add(decode(whole))
    else if (isTag(tag)) take(open, add, tag, slash === '/' ? null : attributes)
  }
  return root
}

/** @param attributes null: the tag ends its element */
function take(open: RichTextElement[], add: (node: RichTextNode) => void, tag: RichTextTag, attributes: string | null) {
  if (attributes === null) {
    const at = open.findLastIndex((element) => element.tag === tag)
    if (at >= 0) open.length = at
    return
  }
  // As browsers read it: a new paragraph or item ends the one before.
  if ((tag === 'p' || tag === 'li') && open.at(-1)?.tag === tag) open.pop()
  const element: RichTextElement = { tag, href: tag === 'a' ? hrefIn(attributes) : null, children: [] }
  add(element)
  if (tag !== 'br') open.push(element)
}

function hrefIn(attributes: string): string | null {
  const href = decode(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? '')
  return isSafeLink(href) ? href : null
}
