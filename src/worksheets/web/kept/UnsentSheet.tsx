import { useEffect, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { useSheetFields } from '../brand/use-own-words.ts'
import { type UnsentOfSheet, unsentSheets } from './kept-store.ts'

type Props = { readonly screens: BrandScreens; readonly id: number }

/** The sheet was closed before what was typed could be sent: it is shown beside it until its writer lets it go. */
export function UnsentSheet({ screens, id }: Props) {
  const t = useTexts(worksheetTexts)
  const { nameOf } = useSheetFields(screens)
  const accountId = useOwnId()
  const [kept, setKept] = useState<UnsentOfSheet | null>(null)
  useEffect(() => void unsentSheets.one(accountId, id).then(setKept), [accountId, id])
  if (!kept) return null

  const facts = Object.entries(kept.typed).flatMap(([name, typed]): [string, string][] => {
    if (JSON.stringify(typed) === JSON.stringify(kept.opened[name as keyof typeof kept.opened])) return []
    const text = typeof typed === 'string' ? typed : typed.map(({ quantity, name: part }) => `${quantity} × ${part}`).join('; ')
    return [[nameOf(name.replace(/^own_/, '')), text || t('brand.empty')]]
  })
  async function discard() {
    await unsentSheets.drop(id)
    setKept(null)
  }
  return (
    <Card edge="accent">
      <p>{t('kept.unsent')}</p>
      <FactList variant="page" facts={facts} />
      <Actions>
        <Button variant="quiet" onClick={() => void discard()}>
          {t('kept.discard')}
        </Button>
      </Actions>
    </Card>
  )
}
