import { useEffect, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { useSheetFields } from '../brand/use-own-words.ts'
import { editedSheet, ownPath } from '../sheet/edited-worksheet.ts'
import { type UnsentOfSheet, unsentSheets } from './kept-store.ts'
import { UnsentInTab } from './UnsentInTab.tsx'
import { UnsentWords } from './UnsentWords.tsx'

type Props = { readonly screens: BrandScreens; readonly view: BrandSheet }

/** Of a brand's sheet that is not written any more: what its writer typed and could not send. */
export function UnsentSheet({ screens, view }: Props) {
  const { nameOf, inWords } = useSheetFields(screens)
  if (!view.sheet) return null
  const words = {
    shown: editedSheet(screens.own, { ...view.sheet, fields: view.fields }),
    nameOf: (path: string) => nameOf(path.replace(/^own_/, '')),
    inWords(path: string, typed: string) {
      const own = screens.own.find(({ name }) => ownPath(name) === path)
      // A code of which only the beginning was typed has no name.
      const isKnown = own?.type !== 'code' || screens.kind.codes[own.list]?.includes(typed)
      return own && isKnown ? inWords(own, typed) : typed
    },
  }
  return screens.visits ? <UnsentVisit id={view.id} words={words} /> : <UnsentInTab sheet={String(view.id)} {...words} />
}

type VisitProps = { readonly id: number; readonly words: Omit<Parameters<typeof UnsentWords>[0], 'edit' | 'discard'> }

/** Filled where there may be no network, it is kept by the phone. */
function UnsentVisit({ id, words }: VisitProps) {
  const accountId = useOwnId()
  const [kept, setKept] = useState<UnsentOfSheet | null>(null)
  useEffect(() => void unsentSheets.one(accountId, id).then(setKept), [accountId, id])
  if (!kept) return null

  async function discard() {
    await unsentSheets.drop(id)
    setKept(null)
  }
  return <UnsentWords edit={kept} discard={() => void discard()} {...words} />
}
