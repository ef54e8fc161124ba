import { type ReactNode, useEffect, useRef } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Receipt } from '../statements.ts'
import { siteTexts } from '../texts.ts'
import styles from './statement.module.css'

type Props = { readonly receipt: Receipt; readonly title: string; readonly children: ReactNode }

/** What was received, under which number and when; takes the focus, for the form it stood in is gone. */
export function StatementReceipt({ receipt, title, children }: Props) {
  const t = useTexts(siteTexts)
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card width="text" edge="accent" className={styles.form} aria-labelledby="received">
      <h2 id="received" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.number}>{t('form.number', { number: receipt.number })}</p>
      <p>{t('form.sentAt', { at: formats.moment(receipt.receivedAt) })}</p>
      {children}
    </Card>
  )
}
