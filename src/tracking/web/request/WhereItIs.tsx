import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { isOwed } from '#invoices/invoice.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { quotesApi } from '#quotes/quotes.api.ts'
import { waitsForUs } from '#requests/promise.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { isBeforePickup, isBuyback, warrantyTypes } from '#requests/status.ts'
import { useOwnWithdrawal } from '#statements/web/own-withdrawal.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './request.module.css'

type Props = { readonly request: FollowedRequest }

/** The two questions people come with: where is it, and what happens next and by when. */
export function WhereItIs({ request }: Props) {
  const t = useTexts(trackingTexts)
  const { outcome, headline: present } = request
  const withdrawal = useOwnWithdrawal(request.crmRequestId, {
    isWorkedOn: outcome === null && request.closedTime === null,
    isBeforePickup: isBeforePickup(request.status),
    mayCancel: request.may.cancel,
  })
  const sold = isBuyback({ warrantyTypeId: request.warrantyType.id })
  const here = sold && isOtherwise(present) ? (`buyback.${present}` as const) : (`now.${present}` as const)
  return (
    <Card edge="accent" className={styles.now} aria-labelledby="now">
      <h2 id="now">{t('now.title')}</h2>
      <p className={styles.big}>{isWholeStory(outcome) ? t(`outcome.${outcome}`) : (withdrawal?.headline ?? t(here))}</p>
      {outcome && !isWholeStory(outcome) && <p>{t(sold && outcome === 'RETURNED_UNREPAIRED' ? 'buyback.RETURNED' : `outcome.${outcome}`)}</p>}
      {/* What is paid for a lost parcel, and whether there is anything to say about it, stands in a card of its own. */}
      {outcome !== 'LOST' && (
        <>
          <h2 className={styles.nextTitle}>{t('next.title')}</h2>
          {withdrawal ? <p>{withdrawal.next}</p> : <Next request={request} />}
        </>
      )}
    </Card>
  )
}

/** Where it stood does not matter any more. */
const wholeStories = ['CANCELLED', 'LOST', 'ABANDONED'] as const
const isWholeStory = (outcome: FollowedRequest['outcome']): outcome is (typeof wholeStories)[number] => wholeStories.some((one) => one === outcome)

/** The stages of a buyback that a repair has other words for. */
const otherwise = ['QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE', 'SERVICE_DONE'] as const
const isOtherwise = (stage: string): stage is (typeof otherwise)[number] => otherwise.some((one) => one === stage)

/** Who may not decide looks on: a member where the quote is above their limit, a colleague who only looks. The panel of the quote asks for the same. */
function useWhatComes({ crmRequestId, next, warrantyType }: FollowedRequest) {
  const isBought = warrantyType.id === warrantyTypes.buyback
  const isQuoted = next?.code === 'youDecide' && !isBought
  const quote = useCall(quotesApi.getQuote, { params: { id: crmRequestId } }, { enabled: isQuoted }).data?.quote
  if (isQuoted && quote?.isOpen && !quote.may.decide) return quote.approval ? 'next.approverDecides' : 'next.colleagueDecides'
  return next?.code === 'youDecide' && isBought ? 'buyback.youDecide' : next && (`next.${next.code}` as const)
}

const isFetched = (headline: FollowedRequest['headline']) => headline === 'inLocker' || headline === 'atStore'

/** A request that is over may have an invoice that is not: on terms, or of cash of which less came. */
function Over({ crmRequestId }: Pick<FollowedRequest, 'crmRequestId'>) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const { data, isLoading } = useCall(invoicesApi.listInvoices, { params: { id: crmRequestId } })
  if (isLoading) return null
  const rest = data?.invoices.filter(isOwed).reduce((sum, { outstanding }) => sum + outstanding, 0) ?? 0
  return <p>{rest > 0 ? t('next.pay', { amount: formats.forint(rest) }) : t('next.nothing')}</p>
}

function Next({ request }: Props) {
  const { crmRequestId, next, pickup } = request
  const comes = useWhatComes(request)
  const t = useTexts(trackingTexts)
  const when = useWhen()
  const formats = useFormats()
  if (next === null || comes === null) return <Over crmRequestId={crmRequestId} />
  // It is there, and they were told: no day is waited for.
  if (isFetched(request.headline))
    return (
      <>
        <p className={styles.next}>{t(request.headline === 'inLocker' ? 'next.youFetchParcel' : comes)}</p>
        <p>{t(request.headline === 'inLocker' ? 'next.codeSent' : 'next.bringDocuments')}</p>
      </>
    )
  return (
    <>
      <p className={styles.next}>{t(comes)}</p>
      {next.code === 'youChoosePickup' ? (
        <p>{t('next.choose')}</p>
      ) : (
        <p className={next.by === null ? undefined : styles.when}>{when(next, next.code === 'courierComes' ? pickup.window : null)}</p>
      )}
      {next.first && <p className={styles.received}>{t('next.first', { day: formats.weekday(next.first) })}</p>}
      {next.late && <Note tone="warning">{[t('next.late'), next.passed && waitsForUs(next) && t('next.passed')].filter(Boolean).join(' ')}</Note>}
      {!next.certain && <p>{t('next.uncertain')}</p>}
      {next.code === 'quoteComes' && <p className={styles.received}>{t('next.askBack')}</p>}
      {next.code === 'courierComes' && <p>{t('next.prepare', { number: formatRequestNumber(crmRequestId) })}</p>}
    </>
  )
}

/** A date stands after a colon, so no language has to bend it. */
function useWhen() {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  return ({ from, by }: NonNullable<FollowedRequest['next']>, window: FollowedRequest['pickup']['window']): string => {
    if (by === null) return t('next.undated')
    if (from === null) return t('next.by', { by: formats.weekday(by) })
    if (from !== by) return t('next.between', { from: formats.weekday(from), by: formats.weekday(by) })
    const day = formats.weekday(by)
    return window === null ? t('next.on', { day }) : t('next.onWithin', { day, window: t(`pickup.${window}`) })
  }
}
