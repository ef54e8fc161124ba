import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'
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
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const { nameOf, inWords } = useSheetFields(screens)
  const { data, error, refetch } = useCall(screens.calls.changes, { params: { id } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  if (data.changes.length === 0) return <Muted>{t('brand.noHistory')}</Muted>

  function said(name: string, value: string) {
    const field = screens.own.find((one) => one.name === name)
    return t('brand.heldBefore', { field: nameOf(name), value: (field ? inWords(field, value) : value) || t('brand.empty') })
  }
  return (
    <List variant="rows" className={styles.lines}>
      {data.changes.map(({ at, by, act, reason, before }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a history only come at its head, and the list is read anew
        <li key={index}>
          <strong>{[t(`brand.acts.${act}`), reason].filter(Boolean).join(': ')}</strong>
          <span>{[formats.moment(at), by].filter(Boolean).join(', ')}</span>
          {before.map(({ field, value }) => (
            <small key={field}>{said(field, value)}</small>
          ))}
        </li>
      ))}
    </List>
  )
}
