import { Button } from './kit/Button.tsx'
import { State } from './kit/State.tsx'
import { isOutdatedPage } from './outdated-page.ts'
import { baseTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

/** A screen that could not be shown: its code did not arrive (then reloading helps), or it broke. */
export function CrashPanel({ error }: { readonly error: unknown }) {
  const t = useTexts(baseTexts)
  const isOutdated = isOutdatedPage(error)
  return (
    <State title={t(isOutdated ? 'outdatedTitle' : 'crashedTitle')} heading="h1" role="alert" isError>
      <p>{t(isOutdated ? 'outdatedText' : 'crashedText')}</p>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </State>
  )
}
