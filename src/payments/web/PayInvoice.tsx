import { useEffect, useRef, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { payTexts } from '../pay-texts.ts'
import { type OnlineMethod, onlineMethods } from '../payment.ts'
import { paymentsApi } from '../payments.api.ts'

type Props = {
  readonly crmRequestId: number
  readonly invoiceId: number
  /** What is still to be paid, whole forints: only for the words on the buttons. */
  readonly amount: number
  /** Ids of the payment methods that may be chosen; a button stands for each that goes through a provider. */
  readonly methods: readonly number[]
  /** The one chosen for the invoice stands first; where it goes through no provider, these buttons are only another way. */
  readonly chosen?: number
  /** What is shown of the invoice has changed meanwhile: it may have been paid elsewhere. */
  readonly onMovedOn?: () => unknown
}

const words = { 4: 'online', 5: 'card' } as const

/** Leads to the provider's page, once however often it is pressed; whoever comes back by the browser's button may press again. Nothing where no method goes through a provider. */
export function PayInvoice({ crmRequestId, invoiceId, amount, methods, chosen, onMovedOn }: Props) {
  const t = useTexts(payTexts)
  const offered = onlineMethods.filter((method) => methods.includes(method)).toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  const isChosen = chosen === undefined || offered.some((method) => method === chosen)
  const { pay, isLeaving, error } = usePaying({ crmRequestId, invoiceId, onMovedOn })
  if (offered.length === 0) return null
  return (
    <div>
      <Actions>
        {offered.map((method, i) => (
          <Button key={method} variant={i === 0 && isChosen ? 'main' : 'quiet'} aria-disabled={isLeaving} onClick={() => pay(method)}>
            {t(words[method], { amount })}
          </Button>
        ))}
      </Actions>
      <p role="status">{isLeaving && t('leaving')}</p>
      {error && <ErrorText>{error.message}</ErrorText>}
      <Muted>{t('notice')}</Muted>
    </div>
  )
}

function usePaying({ crmRequestId, invoiceId, onMovedOn }: Pick<Props, 'crmRequestId' | 'invoiceId' | 'onMovedOn'>) {
  const [isLeaving, setLeaving] = useState(false)
  const isUnderWay = useRef(false)
  const { mutate, error } = useSend(paymentsApi.createPayment)
  const stay = () => {
    isUnderWay.current = false
    setLeaving(false)
  }
  // The browser may show this page again as it was left.
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && stay()
    addEventListener('pageshow', onShown)
    return () => removeEventListener('pageshow', onShown)
  })

  function pay(paymentMethodId: OnlineMethod) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLeaving(true)
    mutate(
      { body: { crmRequestId, invoiceId, paymentMethodId }, idempotencyKey: newKey() },
      {
        onSuccess: ({ redirectUrl }) => location.assign(redirectUrl),
        onError: ({ status }) => {
          stay()
          if (status === 409) void onMovedOn?.()
        },
      },
    )
  }
  return { pay, isLeaving, error: isLeaving ? null : error }
}
