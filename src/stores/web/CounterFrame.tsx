import type { ReactNode } from 'react'
import { useSession } from '#accounts/web/session.ts'
import type { Output } from '#base/endpoint.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { servesAtCounter } from '../store-types.ts'
import { storesApi } from '../stores.api.ts'

export type ShownCounter = Output<typeof storesApi.showCounter>

type Props = {
  readonly title: string
  /** Only for whoever may take devices in and hand them over. */
  readonly serves?: boolean
  readonly children: (counter: ShownCounter) => ReactNode
}

/** What every screen of the counter has in common: whose it is, and who may see it. */
export function CounterFrame({ title, serves = false, children }: Props) {
  const session = useSession()
  const isStore = session.kind === 'signedIn' && servesAtCounter(session.person.customerType)
  const { data, error, refetch } = useCall(storesApi.showCounter, {}, { enabled: isStore, staleTime: 5_000 })
  if (session.kind !== 'signedIn') return null
  const isViewer = session.person.company?.role === 'viewer'
  if (!isStore || (serves && isViewer)) return <NoPermission page={title} />
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {!error && !data && <Loading />}
      {data && children(data)}
    </>
  )
}
