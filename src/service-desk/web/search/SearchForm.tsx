import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { TextArea } from '#base/web/kit/Control.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { maxListLength } from '../../search.ts'
import { deskTexts } from '../../texts.ts'
import styles from './search.module.css'

/** The server takes no more. */
const maxLength = 8000

/** One field for one thing or for a list: Enter searches, Shift and Enter begins another line. */
export function SearchForm({ asked }: { readonly asked: string }) {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const [text, setText] = useState(asked)
  // Going back brings an earlier search back.
  useEffect(() => setText(asked), [asked])
  const lines = Math.min(8, Math.max(2, text.split('\n').length))

  const search = () => void navigate(paths.deskSearch(text.trim()))
  function submit(event: FormEvent) {
    event.preventDefault()
    search()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    search()
  }

  return (
    <search className={styles.form}>
      <form onSubmit={submit}>
        <label htmlFor="asked" className={styles.label}>
          {t('search.label')}
        </label>
        <p id="asked-hint" className={styles.note}>
          {t('search.hint', { max: maxListLength })}
        </p>
        <TextArea
          id="asked"
          className={styles.area}
          aria-describedby="asked-hint"
          rows={lines}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit">{t('search.button')}</Button>
      </form>
    </search>
  )
}
