import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { queryClient } from '#base/web/query-client.ts'
import { readToken } from '#base/web/token.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { trackingTexts } from '../texts.ts'
import { type FollowingSession, trackingApi } from '../tracking.api.ts'
import { hasSessionEnded, startFollowing, useFollowing } from './following.ts'
import { Closed } from './request/Closed.tsx'
import { Followed } from './request/Followed.tsx'
import { useLiveRequests } from './use-live-requests.ts'

/**
 * SPEC 2, `/igeny-reszletei/{vs}`: one request, by its number with a session, or by the link of a letter. SPEC 4: when the session of whoever
 * follows it ends, here or elsewhere, the page begins anew where it stands, so nothing that was read stays on it.
 */
export default function RequestPage() {
  const { vs = '' } = useParams()
  const crmRequestId = parseRequestNumber(vs)
  const following = useFollowing()
  if (crmRequestId === null) return <ByLink key={vs} vs={vs} />
  return <ByNumber key={`${crmRequestId} ${following?.type ?? ''}`} crmRequestId={crmRequestId} />
}

/** Exchanges the link for a session, and its place in the address bar for the number. */
function ByLink({ vs }: { readonly vs: string }) {
  const t = useTexts(trackingTexts)
  const navigate = useNavigate()
  const isKnown = useSession().kind !== 'checking'
  const { data, error, refetch } = useQuery<FollowingSession, CallRefused>(
    { queryKey: ['follow', vs], queryFn: () => call(trackingApi.followRequest, { body: { vs } }), enabled: isKnown, gcTime: 0 },
    queryClient,
  )
  useEffect(() => {
    if (!data) return
    startFollowing(data)
    void navigate(publicPaths.externalRequest(String(data.crmRequestId)), { replace: true })
  }, [data, navigate])

  if (error) return <Closed error={error} retry={refetch} />
  return <LoadingRequest title={t('request.plainTitle')} />
}

function ByNumber({ crmRequestId }: { readonly crmRequestId: number }) {
  const t = useTexts(trackingTexts)
  const isKnown = useSession().kind !== 'checking'
  // A refused token is dropped and the page begins anew, so this remembers whether there was one.
  const [hadToken] = useState(() => readToken() !== null || hasSessionEnded())
  const { data, error, refetch } = useCall(trackingApi.showRequest, { params: { id: crmRequestId } }, { enabled: isKnown })
  useLiveRequests(data !== undefined)
  if (error) return <Closed error={error} retry={refetch} crmRequestId={crmRequestId} hadToken={hadToken} />
  if (!data) return <LoadingRequest title={t('request.title', { number: formatRequestNumber(crmRequestId) })} />
  return <Followed request={data} />
}

function LoadingRequest({ title }: { readonly title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Loading />
    </>
  )
}
