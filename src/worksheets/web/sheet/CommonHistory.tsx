import { useState } from 'react'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { benchApi } from '../../bench.api.ts'
import { worksheetTexts } from '../../texts.ts'
import { commonNameOf } from './field-words.ts'
import { HistoryList } from './HistoryList.tsx'

/** Who changed what on the common sheet; read when it is opened. */
export function CommonHistory({ sheetId }: { readonly sheetId: number }) {
  const t = useTexts(worksheetTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('brand.history')}</summary>
      {isOpen && <Changes sheetId={sheetId} />}
    </details>
  )
}

function Changes({ sheetId }: { readonly sheetId: number }) {
  const t = useTexts(worksheetTexts)
  const { data, error, refetch } = useCall(benchApi.listSheetHistory, { params: { id: sheetId } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  const nameOf = (field: string) => {
    const common = commonNameOf(field)
    return common ? t(`fields.${common}`) : t('worksheet.parts')
  }
  return <HistoryList changes={data.changes} fieldInWords={(field, value) => ({ name: nameOf(field), value })} />
}
