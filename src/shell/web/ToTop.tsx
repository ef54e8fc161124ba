import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import { scrollToTop } from './scroll-to-top.ts'
import styles from './ToTop.module.css'

/** GAPS D10: pixels scrolled before the button appears. */
const threshold = 300

/** The edges and the middle of the button, in pixels from the right and the bottom of the window (ToTop.module.css). */
const places = [16, 40, 64]

/** What is filled in is never covered: the button steps aside until it is scrolled on. */
const isOverField = () =>
  places.some((right) =>
    places.some((bottom) =>
      document
        .elementsFromPoint(document.documentElement.clientWidth - right, window.innerHeight - bottom)
        .some((element) => element.matches('input, select, textarea, label')),
    ),
  )

export function ToTop() {
  const t = useTexts(shellTexts)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold && !isOverField())
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  if (!isShown) return null
  return (
    <button type="button" className={styles.button} aria-label={t('toTop')} onClick={scrollToTop}>
      <IconArrowUp size={22} aria-hidden="true" />
    </button>
  )
}
