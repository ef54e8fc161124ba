import { useState } from 'react'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import { HistoryList } from '../sheet/HistoryList.tsx'
import type { BrandScreens } from './brand-screens.ts'
import { useSheetFields } from './use-own-words.ts'

type Props = { readonly screens: BrandScreens; readonly id: number }

/** Who changed what; read when it is opened. */
export function SheetHistory({ screens, id }: Props) {
  const t = useTexts(worksheetTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('brand.history')}</summary>
      {isOpen && <Changes screens={screens} id={id} />}
    </details>
  )
}

function Changes({ screens, id }: Props) {
  const { nameOf, inWords } = useSheetFields(screens)
  const { data, error, refetch } = useCall(screens.calls.changes, { params: { id } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  function fieldInWords(name: string, held: string) {
    const field = screens.own.find((one) => one.name === name)
    return { name: nameOf(name), value: field ? inWords(field, held) : held }
  }
  return <HistoryList changes={data.changes} fieldInWords={fieldInWords} />
}
