import { type ComponentProps, useEffect, useState } from 'react'
import { UnsentWords } from './UnsentWords.tsx'
import { dropFromTab, type Edit, storedInTab } from './use-tab-keeper.ts'

type Props = Omit<ComponentProps<typeof UnsentWords>, 'edit' | 'discard'> & {
  /** Its name in the tab, as of `useTabKeeper`. */
  readonly sheet: string
}

/** Of a sheet at the bench. */
export function UnsentInTab({ sheet, ...words }: Props) {
  const [edit, setEdit] = useState<Edit | null>(null)
  // Once the form is gone whose place it may have taken.
  useEffect(() => setEdit(storedInTab(sheet)), [sheet])
  if (!edit) return null

  function discard() {
    dropFromTab(sheet)
    setEdit(null)
  }
  return <UnsentWords edit={edit} discard={discard} {...words} />
}
