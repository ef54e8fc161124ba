import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

type Props = {
  readonly openRequests: readonly number[]
  /** Where a request is cancelled, or its end is looked for. */
  readonly addressOf: (crmRequestId: number) => string
  /** By their numbers. */
  readonly openInvoices: readonly string[]
  readonly hasAccount: boolean
  /** The last word, with its proof. */
  readonly confirm: (back: () => void) => ReactNode
}

/** Erasure: what it means, what stands in its way, and the way to the last word. */
export function EraseCard({ openRequests, addressOf, openInvoices, hasAccount, confirm }: Props) {
  const t = useTexts(personalDataTexts)
  const { step, begin, leave, onto } = useOpenStep<'erase'>()
  return (
    <Card edge="danger" aria-labelledby="erase">
      <h2 id="erase">{t('erase.title')}</h2>
      <p>{t('erase.text', { account: hasAccount ? 'closed' : 'none' })}</p>
      {openRequests.length > 0 && (
        <StandsInTheWay why={t('erase.open')}>
          {openRequests.map((id) => (
            <li key={id}>
              <Link to={addressOf(id)}>{formatRequestNumber(id)}</Link>
            </li>
          ))}
        </StandsInTheWay>
      )}
      {openInvoices.length > 0 && (
        <StandsInTheWay why={t('erase.openInvoices')}>
          {openInvoices.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </StandsInTheWay>
      )}
      {openRequests.length === 0 && openInvoices.length === 0 && !step && (
        <Button ref={onto('erase')} variant="danger" onClick={() => begin('erase')}>
          {t('erase.start')}
        </Button>
      )}
      {step && confirm(leave)}
    </Card>
  )
}

const StandsInTheWay = ({ why, children }: { readonly why: string; readonly children: ReactNode }) => (
  <Note as="div" tone="warning">
    <p>{why}</p>
    <ul className={styles.numbers}>{children}</ul>
  </Note>
)
