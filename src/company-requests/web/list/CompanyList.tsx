import { lazy, Suspense } from 'react'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useHasTable } from '../filters/use-has-table.ts'
import { CompanyCards } from './CompanyCards.tsx'
import type { ListProps } from './list-props.ts'

/** A phone does without the table and what it is built on. */
const CompanyTable = lazy(async () => ({ default: (await import('./CompanyTable.tsx')).CompanyTable }))

/** A table where there is room for one, cards where there is not. */
export function CompanyList(props: ListProps) {
  if (!useHasTable()) return <CompanyCards {...props} />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={props.requests.length} />}>
      <CompanyTable {...props} />
    </Suspense>
  )
}
