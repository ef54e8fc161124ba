import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Button } from './Button.tsx'
import { State } from './State.tsx'

type Props = { readonly error: Error; readonly retry?: () => unknown; readonly title?: string }

/** What went wrong, in the server's own words, and a way to try again. */
export function ErrorState({ error, retry, title }: Props) {
  const t = useTexts(baseTexts)
  return (
    <State title={title ?? t('errorTitle')} role="alert" isError>
      <p>{error.message}</p>
      {retry && <Button onClick={() => void retry()}>{t('retry')}</Button>}
    </State>
  )
}
