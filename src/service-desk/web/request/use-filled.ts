import { useEffect, useRef, useState } from 'react'
import { type Panel, panels } from '../../panels.ts'

/** Whatever a panel drew, but for the line that waits to say what was done there. */
const drawn = ':scope > :not([role="status"]:empty)'

/** Which panels show something: each reads its own data, so only what it drew tells. */
export function useFilled() {
  const holder = useRef<HTMLElement>(null)
  const [filled, setFilled] = useState<readonly Panel[]>([])
  useEffect(() => {
    const root = holder.current
    if (!root) return
    const update = () => {
      const now = panels.filter((panel) => root.querySelector(`[data-panel="${panel}"]`)?.querySelector(drawn))
      setFilled((before) => (before.join() === now.join() ? before : now))
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return { holder, filled }
}
