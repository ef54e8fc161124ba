import { lazy, Suspense } from 'react'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useIsWide } from '../use-is-wide.ts'
import type { ListProps } from './list-props.ts'
import { RequestCards } from './RequestCards.tsx'

/** A phone does without the table and what it is built on. */
const RequestTable = lazy(async () => ({ default: (await import('./RequestTable.tsx')).RequestTable }))

/** Requests in one line each: a table where there is room for one, cards where there is not. */
export function RequestList(props: ListProps) {
  if (!useIsWide()) return <RequestCards {...props} />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={props.requests.length} />}>
      <RequestTable {...props} />
    </Suspense>
  )
}
