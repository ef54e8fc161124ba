import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { focusPlaceOf } from '#base/web/lost-focus.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { EditedWorksheet } from '../sheet/edited-worksheet.ts'
import { unsentWords } from './unsent-words.ts'
import type { Edit } from './use-tab-keeper.ts'

type Props = {
  readonly edit: Pick<Edit, 'opened' | 'typed'>
  /** What stands on the sheet. */
  readonly shown: EditedWorksheet
  /** Of a field of the form. */
  readonly nameOf: (path: string) => string
  readonly inWords?: (path: string, typed: string) => string
  readonly discard: () => void
}

/** The sheet was closed before what was typed could be sent: it is shown beside it, to be read and copied, until its writer lets it go. */
export function UnsentWords({ edit, shown, nameOf, inWords = (_, typed) => typed, discard }: Props) {
  const t = useTexts(worksheetTexts)
  const words = unsentWords(edit, shown)
  if (words.length === 0) return null
  return (
    <Card edge="accent" isSpaced aria-labelledby="unsent-words">
      <p id="unsent-words">{t('kept.unsent')}</p>
      <FactList variant="page" facts={words.map(([path, typed]) => [nameOf(path), inWords(path, typed) || t('brand.empty')])} />
      <Actions>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            focusPlaceOf(currentTarget)
            discard()
          }}
        >
          {t('kept.discard')}
        </Button>
      </Actions>
    </Card>
  )
}
