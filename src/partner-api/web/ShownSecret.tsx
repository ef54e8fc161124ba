import { useEffect, useId, useRef, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { partnerApiTexts } from '../texts.ts'
import styles from './partner-access.module.css'

type Props = { readonly title: string; readonly secret: string; readonly close: () => void }

/** A secret that is shown this once: it stays until its reader says that it is kept. */
export function ShownSecret({ title, secret, close }: Props) {
  const t = useTexts(partnerApiTexts)
  const id = useId()
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setNews(t('secret.copied')),
      () => setNews(t('secret.notCopied')),
    )
  return (
    <Card as="section" edge="accent" isSpaced aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{t('secret.text')}</p>
      <code className={styles.secret}>{secret}</code>
      <p role="status">{news}</p>
      <Actions>
        <Button onClick={() => void copy()}>{t('secret.copy')}</Button>
        <Button variant="quiet" onClick={close}>
          {t('secret.close')}
        </Button>
      </Actions>
    </Card>
  )
}
