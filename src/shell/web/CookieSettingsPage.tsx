import { useEffect, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { deleteEverything, readStored, store } from '#base/web/storage.ts'
import { endSession, readToken } from '#base/web/token.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { cookieTexts } from '../cookie-texts.ts'
import styles from './CookieSettingsPage.module.css'
import { logOut } from './log-out.ts'

const storageKey = 'cookieSettings'

/** Everything the portal keeps in a browser, by the names of its texts; the privacy notice lists the same (src/site/policies/privacy). */
const stored = [
  'form',
  'sid',
  'account',
  'following',
  'languageKey',
  'draft',
  'done',
  'statement',
  'worksheets',
  'offline',
  'offlinePages',
  'scroll',
  'view',
  'settings',
] as const

/** `/sutibeallitasok`: only what is strictly necessary is stored, so there is nothing to consent to; the choice is remembered all the same. */
export default function CookieSettingsPage() {
  const t = useTexts(cookieTexts)
  const formats = useFormats()
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => setSavedAt(readStored('local', storageKey)), [])

  function save() {
    const now = new Date().toISOString()
    store('local', storageKey, now)
    setSavedAt(now)
    setForgotten(false)
  }
  async function deleteAll() {
    if (readToken()) await logOut()
    await deleteEverything()
    endSession()
    setSavedAt(null)
    setForgotten(true)
  }

  return (
    <div className={styles.page}>
      <PageTitle description={t('lead')}>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <Card isSpaced className={styles.group} aria-labelledby="necessary">
        <h2 id="necessary">
          {t('necessary')} <span className={styles.on}>{t('alwaysOn')}</span>
        </h2>
        <p>{t('necessaryText')}</p>
        <dl className={styles.list}>
          {stored.map((name) => (
            <div key={name}>
              <dt>{t(`stored.${name}.name`)}</dt>
              <dd>
                <span className={styles.label}>{t('why')}:</span> {t(`stored.${name}.why`)}
              </dd>
              <dd>
                <span className={styles.label}>{t('howLong')}:</span> {t(`stored.${name}.howLong`)}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card isSpaced className={styles.group} aria-labelledby="optional">
        <h2 id="optional">
          {t('optional')} <span className={styles.off}>{t('neverOn')}</span>
        </h2>
        <p>{t('optionalText')}</p>
      </Card>
      <Actions>
        <Button onClick={save}>{t('save')}</Button>
        <Button variant="quiet" onClick={() => void deleteAll()}>
          {t('clear')}
        </Button>
      </Actions>
      <p role="status">
        {savedAt && t('saved', { day: formats.moment(savedAt) })}
        {isForgotten && t('forgotten')}
      </p>
    </div>
  )
}
