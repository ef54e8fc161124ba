import { useEffect, useRef } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Unbroken } from './Unbroken.tsx'

/** The first page was announced by the browser itself; only later ones need our help. */
let isFirstPage = true

type Props = {
  readonly children: string
  /** A number in it that people copy and look for: no line ends at its hyphens. */
  readonly unbroken?: string | undefined
  readonly className?: string
  /** One sentence for search engines, where the page is for the public. */
  readonly description?: string
}

/**
 * The one `h1` of a screen. It names the document, and after a navigation takes the focus, so a screen reader says where one has
 * arrived and the keyboard starts from the top.
 */
export function PageTitle({ children, unbroken, className, description }: Props) {
  const t = useTexts(baseTexts)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isFirstPage && !window.location.hash) heading.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [])

  return (
    <>
      <title>{t('title', { page: children })}</title>
      {description && <meta name="description" content={description} />}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {unbroken ? <Unbroken in={children}>{unbroken}</Unbroken> : children}
      </h1>
    </>
  )
}
