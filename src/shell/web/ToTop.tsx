import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import { scrollToTop } from './scroll-to-top.ts'
import styles from './ToTop.module.css'

/** GAPS D10: pixels scrolled before the button appears. */
const threshold = 300

/** From one edge of the button to the other and 8 pixels around it, counted from the right and the bottom of the window (ToTop.module.css). */
const places = [8, 24, 40, 56, 72]

/** What is filled in or pressed on a screen; ordinary links give way, or the button would hardly ever be there. */
const inTheWayOf = 'input, select, textarea, label, main :is(button, summary, [data-button])'

/** Neither a field nor a button of the screen is ever covered: this one steps aside until it is scrolled on. */
const isInTheWay = () =>
  places.some((right) =>
    places.some((bottom) =>
      document
        .elementsFromPoint(document.documentElement.clientWidth - right, window.innerHeight - bottom)
        .some((element) => element.matches(inTheWayOf)),
    ),
  )

export function ToTop() {
  const t = useTexts(shellTexts)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold && !isInTheWay())
    update()
    const events = ['scroll', 'resize', 'focusin'] as const
    for (const event of events) window.addEventListener(event, update, { passive: true })
    return () => {
      for (const event of events) window.removeEventListener(event, update)
    }
  }, [])

  if (!isShown) return null
  return (
    <button type="button" className={styles.button} aria-label={t('toTop')} onClick={scrollToTop}>
      <IconArrowUp size={22} aria-hidden="true" />
    </button>
  )
}
