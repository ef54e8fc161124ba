import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import { scrollToTop } from './scroll-to-top.ts'
import styles from './ToTop.module.css'

/** GAPS D10: pixels scrolled before the button appears. */
const threshold = 300

export function ToTop() {
  const t = useTexts(shellTexts)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold)
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
