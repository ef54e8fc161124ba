import { useDownload } from '../use-download.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import { ErrorText } from './ErrorText.tsx'

type Format = 'xlsx' | 'csv'

type Props = {
  /** What each button says. */
  readonly words: Readonly<Record<Format, string>>
  readonly save: (format: Format) => Promise<unknown>
  /** `main`: it is the first thing to do on its screen. */
  readonly variant?: 'main' | 'quiet'
}

/** A table to take away, for Excel or as text; why it did not come is said beneath. */
export function TableDownloads({ words, save, variant = 'quiet' }: Props) {
  const { take, isPending, problem } = useDownload()
  return (
    <>
      <Actions>
        <Button variant={variant} aria-disabled={isPending} onClick={() => take(() => save('xlsx'))}>
          {words.xlsx}
        </Button>
        <Button variant="quiet" aria-disabled={isPending} onClick={() => take(() => save('csv'))}>
          {words.csv}
        </Button>
      </Actions>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}
