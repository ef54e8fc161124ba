import { useEffect, useRef, useState } from 'react'

/** What was done last on a screen. What was pressed is gone by then, so the news takes the focus: `ref` and `announced` belong to one `Note`. */
export function useNews() {
  const [announced, tell] = useState('')
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (announced) news.current?.focus()
  }, [announced])
  return { news, announced, tell }
}
