import type { ReactNode } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { State } from './State.tsx'

type Props = { readonly title?: string; readonly children?: ReactNode }

/** A list that has nothing to show. */
export function EmptyState({ title, children }: Props) {
  const t = useTexts(baseTexts)
  return (
    <State title={title ?? t('emptyTitle')} role="status">
      {children}
    </State>
  )
}
