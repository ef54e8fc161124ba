import { useEffect, useRef } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackTexts } from '../texts.ts'
import styles from './buyback.module.css'
import { useAnswerWords } from './questions/use-answer-words.ts'
import type { StoredEstimate } from './stored-estimate.ts'
import { useDeviceWords } from './use-device-words.ts'

type Props = { readonly estimate: StoredEstimate /** Where its courier is booked. */; readonly order: string; readonly change: () => void }

/** The price at once, until when it holds, and the way to the courier. */
export function Estimate({ estimate: { model, answers, estimated }, order, change }: Props) {
  const t = useTexts(buybackTexts)
  const formats = useFormats()
  const { facts } = useAnswerWords()
  const device = useDeviceWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card edge="accent" className={styles.form} aria-labelledby="estimate">
      <div>
        <h2 id="estimate" ref={heading} tabIndex={-1}>
          {t('result.title')}
        </h2>
        <p>{device(model)}</p>
        <p className={styles.price}>
          <Money forint={estimated.price} />
        </p>
        <p>
          {t('result.grade', { grade: t(`result.grade${estimated.grade}`) })}
          <br />
          {t('result.until', { day: formats.day(estimated.lastDay) })}
        </p>
        <Muted>{t('result.final')}</Muted>
        <Muted>{t('result.company')}</Muted>
      </div>
      <Actions>
        <ButtonLink to={order}>{t('result.order')}</ButtonLink>
        <Button variant="quiet" onClick={change}>
          {t('result.change')}
        </Button>
      </Actions>
      <details>
        <summary>{t('result.answers')}</summary>
        <FactList facts={facts(answers)} variant="page" />
      </details>
    </Card>
  )
}
