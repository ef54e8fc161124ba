import type { Config } from 'dompurify'
import { useEffect, useState } from 'react'

/** What editors may use; everything else is dropped on the way in by the server and here once more. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\]))/i,
} satisfies Config

type Props = { readonly html: string; readonly className?: string }

/** HTML from the catalogue or a system message, cleaned. The cleaner comes only when there is something to clean. */
export function RichText({ html, className }: Props) {
  const [clean, setClean] = useState<string | null>(null)

  useEffect(() => {
    let isWanted = true
    void import('dompurify').then(({ default: purifier }) => {
      if (isWanted) setClean(purifier.sanitize(html, allowed))
    })
    return () => {
      isWanted = false
    }
  }, [html])

  if (clean === null) return <div className={className} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />
}
