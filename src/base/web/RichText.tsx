import { createElement, type ReactNode } from 'react'
import { parseRichText, type RichTextNode } from '../rich-text.ts'

type Props = { readonly html: string; readonly className?: string }

/**
 * HTML from the catalogue or a system message, which the server has cleaned. It becomes React elements of the few kinds that server and
 * browser allow by the same list, never `innerHTML`: our policy forbids strings there (Trusted Types), and an exception for this one
 * component, or a second cleaner beside the server's, would be the place to attack.
 */
export function RichText({ html, className }: Props) {
  return createElement('div', { className }, ...parseRichText(html).map(drawn))
}

function drawn(node: RichTextNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, href, children } = node
  return createElement(tag, href === null ? null : linkTo(href), ...children.map(drawn))
}

const linkTo = (href: string) => ({ href, ...(href.toLowerCase().startsWith('https:') && { rel: 'noopener noreferrer' }) })
