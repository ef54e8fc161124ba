import { useMay } from '#accounts/web/use-may.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { isBuyback } from '#requests/status.ts'
import { stepTexts } from '#requests/step-texts.ts'
import type { Withdrawal } from '#statements/withdrawal.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { isOffered, mainStep, offeredSteps, type Panel } from '../../panels.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'
import { PickupActions } from './PickupActions.tsx'
import { UndoForm } from './UndoForm.tsx'

type Props = {
  readonly request: DeskRequest
  readonly withdrawal?: Withdrawal
  readonly openPanel: (panel: Panel) => void
}

/** What is expected, and the steps this employee may take now, the customer's own among them: no other button stands here. */
export function NextCard({ request, withdrawal = null, openPanel }: Props) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(stepTexts)
  const { step: open, begin, leave, end, onto } = useOpenStep<'undo'>()
  const steps = offeredSteps(request.steps, request.status, withdrawal)
  const issuesInvoices = useMay('invoice.issue')
  const main = mainStep(request.steps, request.status, withdrawal)
  return (
    <Card id="next" title={t('next.title')} isFirst>
      {request.compensation ? <Compensation {...request.compensation} today={request.today} /> : <Expected request={request} openPanel={openPanel} />}
      {request.hold && steps.length > 0 && <p className={styles.soft}>{t('next.onHold')}</p>}
      {open ? (
        // Open, it stays, whatever somebody else does meanwhile: what was typed is not lost, and the server says whether it still may be.
        <UndoForm undo={request.undo} done={end} cancel={leave} />
      ) : (
        <Actions>
          {steps.map((step) => (
            <Button key={step} variant={step === main ? 'main' : 'quiet'} onClick={() => openPanel(lifecycle[step].panel)}>
              {words(`${step}.next`)}
            </Button>
          ))}
          {request.compensation && (
            <Button variant="quiet" onClick={() => openPanel('courier')}>
              {t('next.openCompensation')}
            </Button>
          )}
          {request.afterCancelling === 'anew' && issuesInvoices && <Button onClick={() => openPanel('invoices')}>{t('next.openInvoices')}</Button>}
          {request.undo && (
            <Button ref={onto('undo')} variant="quiet" onClick={() => begin('undo')}>
              {t('undo.open')}
            </Button>
          )}
        </Actions>
      )}
      {steps.length === 0 && request.undo === null && request.closedTime === null && !(request.pickup.day === null && request.may.changePickup) && (
        <NoStep step={request.stepOfOthers} isInvoicedAnew={request.afterCancelling === 'anew'} />
      )}
      <PickupActions request={request} />
    </Card>
  )
}

/** Whoever writes quotes that others send does have something to do, and everybody else is told what the request waits for. */
function NoStep({ step, isInvoicedAnew }: { readonly step: DeskRequest['stepOfOthers']; readonly isInvoicedAnew: boolean }) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(stepTexts)
  const writesQuotes = useMay('quote.edit')
  if (isInvoicedAnew) return <p className={styles.soft}>{t('next.invoiceAnew')}</p>
  if (step === null || !isOffered(step)) return <p className={styles.soft}>{t('next.noStep')}</p>
  const writes = lifecycle[step].panel === 'quote' && lifecycle[step].key === 'quote.send' && writesQuotes
  return <p className={styles.soft}>{writes ? t('next.quoteOfOthers') : t('next.stepOfOthers', { step: words(`${step}.next`) })}</p>
}

type CompensationProps = Pick<DeskRequest, 'today'> & NonNullable<DeskRequest['compensation']>

/** The request of a lost parcel is closed, and its customer waits for the money. */
function Compensation({ amount, hasAccount, dueOn, today }: CompensationProps) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const isLate = hasAccount && dueOn !== null && dueOn < today
  return (
    <>
      <p className={styles.expected}>{t(hasAccount ? 'next.compensationPaid' : 'next.compensationAccount', { amount: formats.forint(amount) })}</p>
      {hasAccount && dueOn !== null && <p className={isLate ? styles.late : styles.when}>{t('next.by', { by: formats.weekday(dueOn) })}</p>}
      {isLate && <p className={styles.late}>{t('next.late')}</p>}
    </>
  )
}

/** A request that is over may have an invoice that is not. Cash the courier took is not here either before it is booked. */
function Over({ crmRequestId, openPanel }: Pick<DeskRequest, 'crmRequestId'> & Pick<Props, 'openPanel'>) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { data, isLoading } = useCall(invoicesApi.listInvoices, { params: { id: crmRequestId } })
  if (isLoading) return null
  const rest = data?.invoices.reduce((sum, { outstanding }) => sum + outstanding, 0) ?? 0
  if (rest === 0) return <p className={styles.expected}>{t('next.nothing')}</p>
  return (
    <>
      <p className={styles.expected}>{t('next.pay', { amount: formats.forint(rest) })}</p>
      <Actions>
        <Button variant="quiet" onClick={() => openPanel('invoices')}>
          {t('next.openInvoices')}
        </Button>
      </Actions>
    </>
  )
}

/** A date stands after a colon, so no language has to bend it. */
function Expected({ request: { crmRequestId, promise, warrantyTypeId }, openPanel }: Pick<Props, 'request' | 'openPanel'>) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { next, mustWrite } = promise
  if (next === null) return <Over crmRequestId={crmRequestId} openPanel={openPanel} />
  const { code, from, by, late, passed, certain } = next
  return (
    <>
      <p className={styles.expected}>{t(code === 'youDecide' && isBuyback({ warrantyTypeId }) ? 'next.youDecideOffer' : `next.${code}`)}</p>
      {by !== null && (
        <p className={passed ? styles.late : styles.when}>
          {from === null && t('next.by', { by: formats.weekday(by) })}
          {from === by && t('next.on', { day: formats.weekday(by) })}
          {from !== null && from !== by && t('next.between', { from: formats.weekday(from), by: formats.weekday(by) })}
        </p>
      )}
      {by !== null && late && <p className={styles.late}>{t(passed ? 'next.late' : 'next.lateByFirst')}</p>}
      {mustWrite && <p className={styles.late}>{t('next.mustWrite')}</p>}
      {!certain && <p className={styles.soft}>{t('next.uncertain')}</p>}
    </>
  )
}
