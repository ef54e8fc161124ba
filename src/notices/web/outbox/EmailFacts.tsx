import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { ShownEmail } from '../../email.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import { EmailStatus } from './EmailStatus.tsx'

/** To whom, about what, when, and what travels along. */
export function EmailFacts({ email }: { readonly email: ShownEmail }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const { recipient, language, crmRequestId, createdAt, sentAt, attempts, attachments } = email
  const facts: (readonly [string, ReactNode])[] = [
    [t('email.to'), recipient],
    [t('email.status'), <EmailStatus key="status" email={email} />],
    [t('email.created'), formats.moment(createdAt)],
    [t('email.sent'), sentAt === null ? t('email.notSent') : formats.moment(sentAt)],
    [t('email.attempts'), t('email.tries', { count: attempts })],
    [t('email.language'), t(`email.languages.${language}`)],
    ...(crmRequestId === null
      ? []
      : [
          [
            t('email.request'),
            <DeskRequestLink key="request" id={crmRequestId}>
              {formatRequestNumber(crmRequestId)}
            </DeskRequestLink>,
          ] as const,
        ]),
    ...(attachments.length === 0 ? [] : [[t('email.attachments'), attachments.map(({ name }) => name).join(', ')] as const]),
  ]
  return <FactList variant="dense" facts={facts} />
}
