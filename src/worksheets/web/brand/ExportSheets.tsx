import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useDownload } from '#base/web/use-download.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ExportCall } from '../../brand-calls.ts'
import { worksheetTexts } from '../../texts.ts'

type Props = {
  readonly csv: ExportCall
  readonly shown: readonly number[]
  readonly selected: readonly number[]
  readonly select: (ids: readonly number[]) => void
}

/** SPEC 7: the chosen sheets as a dated file. */
export function ExportSheets({ csv, shown, selected, select }: Props) {
  const t = useTexts(worksheetTexts)
  const { take, isPending, problem } = useDownload()

  return (
    <>
      <TickField
        name="select-all"
        label={t('brand.selectAll')}
        checked={shown.every((id) => selected.includes(id))}
        onChange={({ currentTarget }) => select([...selected.filter((id) => !shown.includes(id)), ...(currentTarget.checked ? shown : [])])}
      />
      <Actions>
        <Button
          variant="quiet"
          disabled={selected.length === 0}
          aria-disabled={isPending}
          onClick={() => take(() => saveFile(csv, { body: { worksheets: [...selected] } }))}
        >
          {t('brand.export')}
        </Button>
      </Actions>
      <ErrorText>{problem && t('brand.exportFailed', { reason: problem })}</ErrorText>
    </>
  )
}
