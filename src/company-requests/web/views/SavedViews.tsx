import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { addressOf, everything, type ListView } from '../../list-address.ts'
import type { SavedView } from '../../saved-view.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import { ViewDialog } from './ViewDialog.tsx'

type Props = { readonly views: readonly SavedView[]; readonly view: ListView }

/** The views somebody keeps, each an address; what is shown can be kept as one more. */
export function SavedViews({ views, view }: Props) {
  const t = useTexts(companyRequestTexts)
  const [announced, setAnnounced] = useState('')
  const [open, setOpen] = useState<SavedView | 'new' | null>(null)
  const shown = addressOf(view)
  const present = views.find(({ address }) => address === shown)
  return (
    <section aria-labelledby="saved-views" className={styles.views}>
      <VisuallyHidden as="h2" id="saved-views">
        {t('views.label')}
      </VisuallyHidden>
      <List variant="chips">
        {views.length > 0 && (
          <li>
            <ChipLink to={`${paths.myRequests()}?${everything}`} aria-current={shown === '' && !present ? 'page' : undefined} preventScrollReset>
              {t('views.everything')}
            </ChipLink>
          </li>
        )}
        {views.map((one) => (
          <li key={one.id}>
            <ChipLink
              to={`${paths.myRequests()}?${one.address || everything}`}
              aria-current={one.id === present?.id ? 'page' : undefined}
              preventScrollReset
            >
              {one.name}
              {one.isDefault && <VisuallyHidden> ({t('views.default')})</VisuallyHidden>}
            </ChipLink>
          </li>
        ))}
        <li>
          <Button variant="link" onClick={() => setOpen(present ?? 'new')}>
            {t(present ? 'views.change' : 'views.save')}
          </Button>
        </li>
      </List>
      <Note tone="success" role="status">
        {announced}
      </Note>
      {open !== null && (
        <ViewDialog
          view={open === 'new' ? null : open}
          shown={shown}
          close={(words) => {
            setOpen(null)
            setAnnounced(words ?? '')
          }}
        />
      )}
    </section>
  )
}
