import type { ReactNode } from 'react'
import { createPath, useLocation } from 'react-router'
import { Button, ButtonLink } from './Button.tsx'
import styles from './panels.module.css'
import { baseTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

/** While something is on its way. */
export function LoadingPanel() {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.loading} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {t('loading')}
    </div>
  )
}

type ErrorProps = { readonly error: Error; readonly retry?: () => unknown; readonly title?: string }

/** What went wrong, in the server's own words, and a way to try again. */
export function ErrorPanel({ error, retry, title }: ErrorProps) {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.error} role="alert">
      <h2>{title ?? t('errorTitle')}</h2>
      <p>{error.message}</p>
      {retry && <Button onClick={() => void retry()}>{t('retry')}</Button>}
    </div>
  )
}

type PanelProps = { readonly title?: string; readonly children?: ReactNode }

/** A list that has nothing to show. */
export function EmptyPanel({ title, children }: PanelProps) {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.panel} role="status">
      <h2>{title ?? t('emptyTitle')}</h2>
      {children}
    </div>
  )
}

export function NoPermissionPanel() {
  const t = useTexts(baseTexts)
  return (
    <div className={styles.panel} role="alert">
      <h2>{t('noPermissionTitle')}</h2>
      <p>{t('noPermissionText')}</p>
    </div>
  )
}

/** A page that opens only to those who logged in. `login`: the address of the login page, which leads back here. */
export function LoginNeededPanel({ login }: { readonly login: string }) {
  const t = useTexts(baseTexts)
  const here = createPath(useLocation())
  return (
    <div className={styles.panel}>
      <h2>{t('loginNeededTitle')}</h2>
      <p>{t('loginNeededText')}</p>
      <ButtonLink to={login} state={{ from: here }}>
        {t('login')}
      </ButtonLink>
    </div>
  )
}
