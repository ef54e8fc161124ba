import { lazy, type ReactNode, Suspense, useState } from 'react'
import { OwnStorage } from '#abandoned-devices/web/OwnStorage.tsx'
import { useFormats } from '#base/web/formats.ts'
import { UnsavedGuard } from '#base/web/forms/UnsavedGuard.tsx'
import { mayLeave } from '#base/web/forms/unsaved-forms.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { BuybackPanel } from '#buyback/web/BuybackPanel.tsx'
import { deviceName } from '#catalogue/device-name.ts'
import { MessageThread } from '#conversation/web/MessageThread.tsx'
import { RatingPanel } from '#conversation/web/RatingPanel.tsx'
import { UnreadMessages } from '#conversation/web/UnreadMessages.tsx'
import { NextDelivery } from '#courier/web/next-delivery/NextDelivery.tsx'
import { ShipmentPanel } from '#courier/web/ShipmentPanel.tsx'
import { DocumentList } from '#documents/web/DocumentList.tsx'
import { ExpertReportPanel } from '#quotes/web/ExpertReportPanel.tsx'
import { InsurerPanel } from '#quotes/web/InsurerPanel.tsx'
import { QuotePanel } from '#quotes/web/QuotePanel.tsx'
import { can } from '#requests/lifecycle.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { isBeforePickup, isBuyback, warrantyTypes } from '#requests/status.ts'
import { PreparationCard } from '#requests/web/preparation/PreparationCard.tsx'
import { OwnStatements } from '#statements/web/OwnStatements.tsx'
import { ArrivalShown } from '#workshop/web/ArrivalShown.tsx'
import { SecondDevicePanel } from '#workshop/web/second-device/SecondDevicePanel.tsx'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { stopFollowing, useFollowing } from '../following.ts'
import { CostCentreCard } from './CostCentreCard.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { DocumentUploads } from './DocumentUploads.tsx'
import { Invoices } from './Invoices.tsx'
import { PickupCard } from './PickupCard.tsx'
import { RepeatClaim } from './RepeatClaim.tsx'
import styles from './request.module.css'
import { Timeline } from './Timeline.tsx'
import { WhereItIs } from './WhereItIs.tsx'

// Hardly any parcel is lost.
const OwnCompensation = lazy(async () => ({ default: (await import('#compensations/web/OwnCompensation.tsx')).OwnCompensation }))

type Props = { readonly request: FollowedRequest }

/** The whole request: first what there is to decide, then where it is and what comes next, then everything else. */
export function Followed({ request }: Props) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const following = useFollowing()
  const { brand, crmRequestId, productType, serviceWarranty } = request
  const isSale = isBuyback({ warrantyTypeId: request.warrantyType.id })
  const { first, later } = useDecisions(request)
  return (
    <>
      <PageTitle>{t('request.title', { number: formatRequestNumber(crmRequestId) })}</PageTitle>
      <p className={styles.received}>
        {deviceName({ brandId: brand.id, brandName: brand.name, typeName: productType?.tradeName ?? null })} ·{' '}
        {t('request.received', { day: formats.dayOf(request.receivedTime) })}
      </p>
      <UnreadMessages requestId={crmRequestId} />
      <div className={styles.page}>
        <div className={styles.column}>
          {first}
          {request.outcome === 'LOST' && (
            <div className={styles.slot}>
              <Suspense fallback={<Loading />}>
                <OwnCompensation requestId={crmRequestId} />
              </Suspense>
            </div>
          )}
          <div className={styles.slot}>
            {request.status === 'DELIVERY_OUT_ORDERED' && <NextDelivery requestId={crmRequestId} onChosen={reread} />}
          </div>
          <div className={styles.slot}>
            {can('declareAbandoned', { status: request.status, closed: request.closedTime !== null }) && <OwnStorage requestId={crmRequestId} />}
          </div>
          <div className={styles.slot}>{!isBeforePickup(request.status) && <SecondDevicePanel requestId={crmRequestId} onAnswered={reread} />}</div>
          <div className={styles.slot}>
            <Invoices requestId={crmRequestId} stand="whileOwed" />
          </div>
          <WhereItIs request={request} />
          {isBeforePickup(request.status) && request.closedTime === null && (
            <div className={styles.slot}>
              <PreparationCard crmRequestId={crmRequestId} isSale={isSale} />
            </div>
          )}
          <div className={styles.slot}>
            <RatingPanel requestId={crmRequestId} />
          </div>
          {serviceWarranty && <RepeatClaim crmRequestId={crmRequestId} offered={serviceWarranty} />}
          <div className={styles.slot}>
            {!isBeforePickup(request.status) && request.warrantyType.id === warrantyTypes.insurance && (
              <InsurerPanel requestId={crmRequestId} onDecided={reread} />
            )}
          </div>
          {later}
          <div className={styles.slot}>
            <ShipmentPanel requestId={crmRequestId} />
          </div>
          <div className={styles.slot}>
            <Invoices requestId={crmRequestId} stand="otherwise" />
          </div>
          <div className={styles.slot}>
            <OwnStatements requestId={crmRequestId} />
          </div>
          <div className={styles.messages}>
            <MessageThread requestId={crmRequestId} side="customer" />
          </div>
          <Card className={styles.uploads} aria-labelledby="uploads">
            <h2 id="uploads">{t('uploads.title')}</h2>
            <DocumentList crmRequestId={crmRequestId} />
            {request.may.uploadDocuments && <DocumentUploads crmRequestId={crmRequestId} isSale={isSale} />}
          </Card>
        </div>
        <div className={styles.column}>
          <Timeline steps={request.milestones} isSale={isSale} />
          <DeviceCard request={request} />
          <CostCentreCard request={request} />
          <div className={styles.arrived}>{!isBeforePickup(request.status) && <ArrivalShown requestId={crmRequestId} />}</div>
        </div>
      </div>
      {following && (
        <p className={styles.end}>
          <Button variant="quiet" onClick={() => void endFollowing()}>
            {t('request.end')}
          </Button>
        </p>
      )}
      <UnsavedGuard />
    </>
  )
}

async function endFollowing() {
  if (await mayLeave()) await stopFollowing()
}

const decisions = {
  youDecide: ({ crmRequestId, warrantyType }: FollowedRequest) =>
    isBuyback({ warrantyTypeId: warrantyType.id }) ? (
      <BuybackPanel requestId={crmRequestId} onDecided={reread} />
    ) : (
      <QuotePanel requestId={crmRequestId} onDecided={reread} />
    ),
  youAnswerReport: ({ crmRequestId }: FollowedRequest) => <ExpertReportPanel requestId={crmRequestId} onDecided={reread} />,
  youChoosePickup: (request: FollowedRequest) => isBeforePickup(request.status) && <PickupCard request={request} />,
} as const
type Decision = keyof typeof decisions

const reread = () => readAgain(trackingApi.showRequest)
const isDecision = (code: string | undefined): code is Decision => code !== undefined && code in decisions

/** What waits for an answer stands first, and stays there when it is answered, so nothing jumps under the reader. */
function useDecisions(request: FollowedRequest): { first: ReactNode; later: ReactNode } {
  const [asked, setAsked] = useState<Decision | null>(null)
  const code = request.next?.code
  if (isDecision(code) && code !== asked) setAsked(code)
  const panel = (decision: Decision) => (
    <div key={decision} className={styles.slot}>
      {decisions[decision](request)}
    </div>
  )
  const others = (['youDecide', 'youAnswerReport', 'youChoosePickup'] as const).filter((decision) => decision !== asked)
  return { first: asked && panel(asked), later: others.map(panel) }
}
