import { createPath, useLocation } from 'react-router'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { ButtonLink } from './Button.tsx'
import { State } from './State.tsx'

type Props = {
  /** The address of the login page, which leads back here. */
  readonly login: string
  /** Opens the login in place instead. */
  readonly onLogin?: () => void
}

/** A page that opens only to those who logged in. */
export function LoginNeeded({ login, onLogin }: Props) {
  const t = useTexts(baseTexts)
  const here = createPath(useLocation())
  return (
    <State title={t('loginNeededTitle')}>
      <p>{t('loginNeededText')}</p>
      <ButtonLink
        to={login}
        state={{ from: here }}
        onClick={(event) => {
          if (!onLogin) return
          event.preventDefault()
          onLogin()
        }}
      >
        {t('login')}
      </ButtonLink>
    </State>
  )
}
