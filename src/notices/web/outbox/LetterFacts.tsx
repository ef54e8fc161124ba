import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { ShownLetter } from '../../letter.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import { LetterStatus } from './LetterStatus.tsx'
import styles from './outbox.module.css'

/** To whom, about what, when, and what travels along. */
export function LetterFacts({ letter }: { readonly letter: ShownLetter }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const { recipient, language, crmRequestId, createdAt, sentAt, attempts, attachments } = letter
  const facts: (readonly [string, ReactNode])[] = [
    [t('letter.to'), recipient],
    [t('letter.status'), <LetterStatus key="status" letter={letter} />],
    [t('letter.created'), formats.moment(createdAt)],
    [t('letter.sent'), sentAt === null ? t('letter.notSent') : formats.moment(sentAt)],
    [t('letter.attempts'), t('letter.tries', { count: attempts })],
    [t('letter.language'), t(`letter.languages.${language}`)],
    ...(crmRequestId === null
      ? []
      : [
          [
            t('letter.request'),
            <Link key="request" to={paths.deskRequest(crmRequestId)}>
              {formatRequestNumber(crmRequestId)}
            </Link>,
          ] as const,
        ]),
    ...(attachments.length === 0 ? [] : [[t('letter.attachments'), attachments.map(({ name }) => name).join(', ')] as const]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
