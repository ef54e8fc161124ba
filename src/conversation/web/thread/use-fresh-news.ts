import { useEffect, useEffectEvent } from 'react'

const every = 30_000
/** Whoever has not touched the page for so long is not asked for any more: asking would keep a forgotten session alive. */
const attention = 5 * 60_000

/** Looks for news while somebody sits at the page, and when they come back to it. */
export function useFreshNews(refresh: () => unknown) {
  const refreshNow = useEffectEvent(() => void refresh())
  useEffect(() => {
    let touchedAt = Date.now()
    const touched = () => {
      touchedAt = Date.now()
    }
    const isSeen = () => document.visibilityState === 'visible'
    const cameBack = () => {
      if (isSeen()) refreshNow()
    }
    const timer = setInterval(() => {
      if (isSeen() && Date.now() - touchedAt < attention) refreshNow()
    }, every)
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true })
    window.addEventListener('focus', cameBack)
    document.addEventListener('visibilitychange', cameBack)
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, touched)
      window.removeEventListener('focus', cameBack)
      document.removeEventListener('visibilitychange', cameBack)
    }
  }, [])
}
