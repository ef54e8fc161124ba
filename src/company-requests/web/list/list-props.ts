import type { CompanyRequest } from '../../list.ts'
import type { ListView } from '../../list-address.ts'

/** What the list is drawn from, as cards and as a table. */
export type ListProps = {
  readonly requests: readonly CompanyRequest[]
  readonly view: ListView
  readonly chosen: readonly number[]
  readonly choose: (ids: readonly number[]) => void
}
