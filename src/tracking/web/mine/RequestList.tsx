import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Chip } from '#base/web/kit/Chip.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { readStored, store } from '#base/web/storage.ts'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { RequestInList } from '../../my-requests.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import styles from './mine.module.css'
import { RequestCards } from './RequestCards.tsx'

/** What a table is built on is not loaded for those who see cards. */
const RequestTable = lazy(async () => ({ default: (await import('./RequestTable.tsx')).RequestTable }))

const views = ['cards', 'table'] as const
type View = (typeof views)[number]
const icons = { cards: IconLayoutGrid, table: IconTable } as const

/** Kept in the browser, named on the page of the cookie settings. */
const storageKey = 'requestsView'

/** Cards or a table, as was chosen last; on a phone there is room for cards only. */
export function RequestList({ requests }: { readonly requests: readonly RequestInList[] }) {
  const t = useTexts(myRequestsTexts)
  const isWide = useMedia('(min-width: 1000px)')
  const [chosen, setChosen] = useState<View>(() => (readStored('local', storageKey) === 'table' ? 'table' : 'cards'))
  const choose = (view: View) => {
    store('local', storageKey, view)
    setChosen(view)
  }
  if (!isWide) return <RequestCards requests={requests} />
  return (
    <>
      <fieldset className={styles.views}>
        <legend>{t('view.label')}</legend>
        {views.map((view) => {
          const Icon = icons[view]
          return (
            <Chip key={view} aria-pressed={view === chosen} onClick={() => choose(view)}>
              <Icon size={20} stroke={1.75} aria-hidden="true" /> {t(`view.${view}`)}
            </Chip>
          )
        })}
      </fieldset>
      {chosen === 'cards' ? (
        <RequestCards requests={requests} />
      ) : (
        <Suspense fallback={<Skeleton shape="rows" count={requests.length} />}>
          <RequestTable requests={requests} />
        </Suspense>
      )}
    </>
  )
}
