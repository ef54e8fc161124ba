import { IconSearch } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { deskTexts } from '../../texts.ts'
import styles from './search.module.css'

/** The search in the header; where there is no room for a field, a link to the search screen. */
export function SearchBox() {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const [asked, setAsked] = useState('')

  function search(event: FormEvent) {
    event.preventDefault()
    if (!asked.trim()) return
    void navigate(paths.deskSearch(asked.trim()))
    setAsked('')
  }
  /** One line would swallow the ends of the lines of a pasted list, and its numbers would run together. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/\n./.test(pasted)) return
    event.preventDefault()
    void navigate(paths.deskSearch(pasted.trim()))
  }

  return (
    <>
      <Link to={paths.deskSearch()} className={styles.link} aria-label={t('search.title')}>
        <IconSearch size={24} aria-hidden="true" />
      </Link>
      <search className={styles.box}>
        <form onSubmit={search}>
          <input
            type="search"
            className={styles.field}
            aria-label={t('search.label')}
            placeholder={t('search.title')}
            autoComplete="off"
            maxLength={8000}
            value={asked}
            onChange={({ currentTarget }) => setAsked(currentTarget.value)}
            onPaste={paste}
          />
        </form>
      </search>
    </>
  )
}
