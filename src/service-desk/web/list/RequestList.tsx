import { useIsWide } from '../use-is-wide.ts'
import type { ListProps } from './list-props.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable } from './RequestTable.tsx'

/** Requests in one line each: a table where there is room for one, cards where there is not. */
export function RequestList(props: ListProps) {
  return useIsWide() ? <RequestTable {...props} /> : <RequestCards {...props} />
}
