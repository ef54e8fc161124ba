import { useCallback, useEffect, useMemo, useRef } from 'react'
import { News } from '#base/web/kit/News.tsx'
import { readAgain, readAgainAbout } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { RatingShown } from '#conversation/web/RatingShown.tsx'
import { isBeforePickup } from '#requests/status.ts'
import { useWithdrawal, WithdrawalNote } from '#statements/web/WithdrawalNote.tsx'
import { ParcelsOfRequest } from '#unidentified-parcels/web/ParcelsOfRequest.tsx'
import { ParcelCard } from '#workshop/web/second-device/ParcelCard.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { DeadlinesCard } from './DeadlinesCard.tsx'
import { DocumentsCard } from './DocumentsCard.tsx'
import styles from './desk.module.css'
import { DeskProvider } from './desk-context.ts'
import { EarlierCard } from './EarlierCard.tsx'
import { CustomerCard, DeviceCard, FaultCard, PickupCard } from './FactCards.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { JumpLinks } from './JumpLinks.tsx'
import { NextCard } from './NextCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { PromisesCard } from './PromisesCard.tsx'
import { RequestHead } from './RequestHead.tsx'
import { usePanels, WorkPanels } from './WorkPanels.tsx'

/** The working screen: what to do and the tools for it, what is known, and who looks after it. */
export function DeskPage({ request }: { readonly request: DeskRequest }) {
  const { news, tell, forget } = useNews()
  const reread = useReread(request)
  useLookAgain()
  const desk = useMemo(() => ({ request, reread, tell, forget }), [request, reread, tell, forget])
  const panels = usePanels(request)
  const isWorkedOn = request.outcome === null && request.closedTime === null
  const withdrawal = useWithdrawal(request.crmRequestId, isWorkedOn)
  return (
    <DeskProvider value={desk}>
      <div className={styles.frame}>
        <RequestHead request={request} />
        <News news={news} />
        <JumpLinks request={request} />
        <div className={styles.page}>
          <div className={styles.column}>
            <WithdrawalNote
              withdrawal={withdrawal.shown}
              isWorkedOn={isWorkedOn}
              isBeforePickup={isBeforePickup(request.status)}
              open={() => panels.open('statements')}
            />
            <NextCard request={request} withdrawal={withdrawal.meaning} openPanel={panels.open} />
            <DeadlinesCard deadlines={request.deadlines} />
            <ParcelsOfRequest requestId={request.crmRequestId} />
            <ParcelCard requestId={request.crmRequestId} onChanged={reread} />
            <WorkPanels request={request} panels={panels} onChanged={reread} />
          </div>
          <div className={styles.column}>
            <DeviceCard request={request} />
            <CustomerCard request={request} />
            <FaultCard request={request} />
            <PickupCard request={request} />
            <EarlierCard request={request} />
          </div>
          <div className={styles.column}>
            <NotesCard request={request} />
            <DocumentsCard request={request} />
            <RatingShown requestId={request.crmRequestId} version={request.version} onChanged={reread} />
            <PromisesCard promise={request.promise} />
            <HistoryCard request={request} />
          </div>
        </div>
      </div>
    </DeskProvider>
  )
}

/** Whoever comes back to the page sees what colleagues did meanwhile. */
function useLookAgain() {
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && readAgain(serviceDeskApi.showDeskRequest))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/**
 * Reads the request again; what the panels show of it follows as soon as it has moved on, whoever moved it, and where other steps may be taken: an invoice
 * that is issued or cancelled opens or closes the way back, and status and version stay.
 */
function useReread({ crmRequestId, version, steps }: DeskRequest) {
  const now = [version, ...steps].join()
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current !== now) void readAgainAbout({ id: crmRequestId }, serviceDeskApi.showDeskRequest)
    shown.current = now
  }, [crmRequestId, now])
  return useCallback(async () => {
    await readAgain(serviceDeskApi.showDeskRequest)
    // The lists it stands in.
    void readAgain(serviceDeskApi.showQueue)
  }, [])
}
