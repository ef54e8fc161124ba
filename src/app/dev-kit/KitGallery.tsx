import { useState } from 'react'
import { languages, localeKeys } from '#base/languages.ts'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { ButtonPieces } from './ButtonPieces.tsx'
import { FieldPieces } from './FieldPieces.tsx'
import styles from './gallery.module.css'
import { InsidePieces } from './InsidePieces.tsx'
import { StatePieces } from './StatePieces.tsx'
import { SurfacePieces } from './SurfacePieces.tsx'

const schemes = ['light', 'dark'] as const

/** `/dev/kit`: every piece of base/web/kit in every state, for whoever builds a screen, for axe and for photographs. Never in production. */
export function KitGallery() {
  const { language, choose } = useLanguage()
  const [scheme, setScheme] = useState('')
  const show = (wanted: string) => {
    setScheme(wanted)
    document.documentElement.dataset.scheme = wanted
  }
  return (
    <main className={styles.page}>
      <PageTitle>Kit</PageTitle>
      <div className={styles.bar}>
        <SelectField name="language" label="Language" value={language} onChange={({ currentTarget }) => choose(languageOf(currentTarget.value))}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {localeKeys[one]}
            </option>
          ))}
        </SelectField>
        <SelectField name="scheme" label="Colours" value={scheme} onChange={({ currentTarget }) => show(currentTarget.value)}>
          {schemes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <ButtonPieces />
      <SurfacePieces />
      <StatePieces />
      <FieldPieces />
      <InsidePieces />
    </main>
  )
}

const languageOf = (chosen: string) => languages.find((one) => one === chosen) ?? 'hu'
