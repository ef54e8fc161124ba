import { createPath, useLocation } from 'react-router'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { ButtonLink } from './Button.tsx'
import { State } from './State.tsx'

/** A page that opens only to those who logged in. `login`: the address of the login page, which leads back here. */
export function LoginNeeded({ login }: { readonly login: string }) {
  const t = useTexts(baseTexts)
  const here = createPath(useLocation())
  return (
    <State title={t('loginNeededTitle')}>
      <p>{t('loginNeededText')}</p>
      <ButtonLink to={login} state={{ from: here }}>
        {t('login')}
      </ButtonLink>
    </State>
  )
}
