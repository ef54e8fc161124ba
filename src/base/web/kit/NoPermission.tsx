import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { State } from './State.tsx'

/** A page whose visitor is known and may not see it. */
export function NoPermission() {
  const t = useTexts(baseTexts)
  return (
    <State title={t('noPermissionTitle')} role="alert">
      <p>{t('noPermissionText')}</p>
    </State>
  )
}
