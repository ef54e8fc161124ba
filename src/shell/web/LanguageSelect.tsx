import { IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { isLanguage, languageNames, languages } from '#base/languages.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { shellTexts } from '../texts.ts'
import { isHungarianOnly } from './hungarian-only.ts'
import styles from './LanguageSelect.module.css'

/** Each language by its own name: whoever cannot read the page still finds theirs. */

/** SPEC 1: shown even while only Hungarian is on; then the others cannot be chosen. `isCompact`: on a phone only the globe. */
export function LanguageSelect({ isCompact = false }: { readonly isCompact?: boolean }) {
  const t = useTexts(shellTexts)
  const { language, choose } = useLanguage()
  const [onlyHungarian, setOnlyHungarian] = useState(false)
  const learn = () => void isHungarianOnly().then(setOnlyHungarian)

  return (
    <span className={isCompact ? `${styles.box} ${styles.compact}` : styles.box}>
      <IconWorld size={20} aria-hidden="true" className={styles.icon} />
      <select
        className={styles.select}
        aria-label={t('language')}
        title={onlyHungarian ? t('hungarianOnly') : undefined}
        value={language}
        onFocus={learn}
        onChange={({ target }) => {
          if (isLanguage(target.value)) choose(target.value)
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one} disabled={onlyHungarian && one !== 'hu'}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
