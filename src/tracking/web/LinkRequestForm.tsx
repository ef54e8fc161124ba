import { IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { trackingTexts } from '../texts.ts'
import styles from './login.module.css'
import { type LoginPurpose, useLinkRequest } from './use-link-request.ts'

/** Whoever comes from a request that would not open need not type its number again. */
export type TypedNumber = { readonly crmRequestId: string }
const isTypedNumber = (state: unknown): state is TypedNumber => typeof state === 'object' && state !== null && 'crmRequestId' in state

/** The QR code of the hand-over sheet leads to `/nyomonkovetes#123456789`. @returns '' when the fragment is no such number */
function numberInFragment(): string {
  const crmRequestId = parseRequestNumber(window.location.hash.slice(1))
  return crmRequestId === null ? '' : formatRequestNumber(crmRequestId)
}

/** One of the two numbers and the e-mail address; then where the link went. */
export function LinkRequestForm({ purpose }: { readonly purpose: LoginPurpose }) {
  const t = useTexts(trackingTexts)
  const { state } = useLocation()
  const form = useLinkRequest(purpose, isTypedNumber(state) ? state.crmRequestId : '')
  const { control, linkMinutes, isSubmitting } = form
  const early = useEarlyTyping((typed) => form.adopt({ ...typed, crmRequestId: typed.crmRequestId || numberInFragment() }))

  const typed = { control, spellCheck: false, autoCapitalize: 'none' }

  if (linkMinutes !== null) return <Sent purpose={purpose} email={form.getValues('email')} minutes={linkMinutes} again={form.startAgain} />
  return (
    <>
      <Lead>{t(purpose === 'viewer' ? 'viewer.lead' : 'ask.lead')}</Lead>
      <Card as="form" width="text" isSpaced ref={early.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <FormErrorSummary problems={form.problems} attempt={form.attempt} />
        <FormTextField {...typed} path="crmRequestId" label={t('ask.number')} hint={t('ask.numberHint')} inputMode="numeric" autoComplete="off" />
        <p className={styles.or}>{t('ask.or')}</p>
        <FormTextField {...typed} path="gsmWorksheetId" label={t('ask.worksheet')} hint={t('ask.worksheetHint')} autoComplete="off" />
        <FormTextField {...typed} path="email" label={t('ask.email')} hint={t('ask.emailHint')} type="email" autoComplete="email" />
        <Button type="submit" disabled={!early.isReady} aria-disabled={isSubmitting}>
          {isSubmitting ? t(purpose === 'viewer' ? 'viewer.inProgress' : 'ask.sending') : t('ask.send')}
        </Button>
      </Card>
    </>
  )
}

type SentProps = { readonly purpose: LoginPurpose; readonly email: string; readonly minutes: number; readonly again: () => void }

/** The same whether there is such a request: only the owner of the mailbox may know. */
function Sent({ purpose, email, minutes, again }: SentProps) {
  const t = useTexts(trackingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card width="text" edge="accent" isSpaced className={styles.sent} aria-labelledby="sent">
      <IconMailCheck size={44} stroke={1.5} aria-hidden="true" />
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {t(purpose === 'viewer' ? 'viewer.sentTitle' : 'ask.sentTitle')}
      </h2>
      <p>{t('ask.sent', { email: email.trim() })}</p>
      <p>{t('ask.sentMinutes', { minutes })}</p>
      <p>{t('ask.sentNothing')}</p>
      <Actions>
        <Button variant="quiet" onClick={again}>
          {t('ask.again')}
        </Button>
      </Actions>
    </Card>
  )
}
