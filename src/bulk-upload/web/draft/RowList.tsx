import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Chip } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { RowState } from '../../upload.ts'
import type { DraftProps } from './draft-props.ts'
import { RowItem } from './RowItem.tsx'

const atOnce = 25
const filters = ['all', 'wrong', 'warned', 'accepted'] as const satisfies readonly ('all' | RowState)[]

/** Every row with what became of it; those with mistakes are shown first, because there is something to do. */
export function RowList(draft: DraftProps) {
  const t = useTexts(bulkUploadTexts)
  const { rows, counts } = draft.upload
  const [chosen, setChosen] = useState<'all' | RowState>(counts.wrong > 0 ? 'wrong' : 'all')
  const [shown, setShown] = useState(atOnce)
  const fitting = chosen === 'all' ? rows : rows.filter(({ state }) => state === chosen)
  return (
    <section aria-labelledby="bulk-rows">
      <h2 id="bulk-rows">{t('rows')}</h2>
      <List variant="chips" aria-label={t('filter')}>
        {filters.map((filter) => (
          <li key={filter}>
            <Chip
              aria-pressed={filter === chosen}
              onClick={() => {
                setChosen(filter)
                setShown(atOnce)
              }}
            >
              {t(`filters.${filter}`, { count: counts[filter] })}
            </Chip>
          </li>
        ))}
      </List>
      {fitting.length === 0 && <p role="status">{t('noneHere')}</p>}
      <List variant="cards">
        {fitting.slice(0, shown).map((row) => (
          <RowItem key={row.line} row={row} {...draft} />
        ))}
      </List>
      {fitting.length > shown && (
        <>
          <Muted role="status">{t('shownRows', { shown, all: fitting.length })}</Muted>
          <Button variant="quiet" onClick={() => setShown(shown + atOnce)}>
            {t('moreRows')}
          </Button>
        </>
      )}
    </section>
  )
}
