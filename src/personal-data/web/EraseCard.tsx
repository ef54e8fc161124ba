import type { ReactNode } from 'react'
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
  /** By their numbers. */
  readonly openInvoices: readonly string[]
  /** The last word, with its proof. */
  readonly confirm: (back: () => void) => ReactNode
}

/** Erasure: what it means, what stands in its way, and the way to the last word. */
export function EraseCard({ openRequests, openInvoices, confirm }: Props) {
  const t = useTexts(personalDataTexts)
  const { step, begin, leave, onto } = useOpenStep<'erase'>()
  return (
    <Card edge="danger" aria-labelledby="erase">
      <h2 id="erase">{t('erase.title')}</h2>
      <p>{t('erase.text')}</p>
      <StandsInTheWay numbers={openRequests.map(formatRequestNumber)}>{t('erase.open')}</StandsInTheWay>
      <StandsInTheWay numbers={openInvoices}>{t('erase.openInvoices')}</StandsInTheWay>
      {openRequests.length === 0 && openInvoices.length === 0 && !step && (
        <Button ref={onto('erase')} variant="danger" onClick={() => begin('erase')}>
          {t('erase.start')}
        </Button>
      )}
      {step && confirm(leave)}
    </Card>
  )
}

function StandsInTheWay({ numbers, children }: { readonly numbers: readonly string[]; readonly children: ReactNode }) {
  if (numbers.length === 0) return null
  return (
    <Note as="div" tone="warning">
      <p>{children}</p>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </Note>
  )
}
