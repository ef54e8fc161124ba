import { type ReactNode, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { personalDataTexts } from '../texts.ts'
import styles from './my-data.module.css'

type Props = {
  readonly openRequests: readonly number[]
  /** The last word, with its proof. */
  readonly confirm: (back: () => void) => ReactNode
}

/** Erasure: what it means, what stands in its way, and the way to the last word. */
export function EraseCard({ openRequests, confirm }: Props) {
  const t = useTexts(personalDataTexts)
  const [isAsked, setAsked] = useState(false)
  return (
    <Card edge="danger" aria-labelledby="erase">
      <h2 id="erase">{t('erase.title')}</h2>
      <p>{t('erase.text')}</p>
      {openRequests.length > 0 && (
        <Note as="div" tone="warning">
          <p>{t('erase.open')}</p>
          <ul className={styles.numbers}>
            {openRequests.map((id) => (
              <li key={id}>{formatRequestNumber(id)}</li>
            ))}
          </ul>
        </Note>
      )}
      {openRequests.length === 0 && !isAsked && (
        <Button variant="danger" onClick={() => setAsked(true)}>
          {t('erase.start')}
        </Button>
      )}
      {isAsked && confirm(() => setAsked(false))}
    </Card>
  )
}
