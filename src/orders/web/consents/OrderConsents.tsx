import type { z } from 'zod'
import { TickField } from '#base/web/kit/TickField.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { agreedWording } from '../../orders.api.ts'
import { orderTexts } from '../../texts.ts'

type Agreed = { readonly gdpr: boolean; readonly termsAndCond: boolean }
type Props = {
  readonly wordings: readonly z.output<typeof agreedWording>[]
  readonly agreed: Agreed
  readonly setAgreed: (agreed: Agreed) => void
  /** What is not ticked is said once it was tried to be sent. */
  readonly isTried: boolean
}

/** The notice is acknowledged, the terms are accepted, those of each service with them (DESIGN 8.6); nothing is ticked for the customer. */
export function OrderConsents({ wordings, agreed, setAgreed, isTried }: Props) {
  const t = useTexts(orderTexts)
  const link = (to: string, words: string) => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  )
  return (
    <>
      <TickField
        name="gdpr"
        label={t('consents.privacy')}
        hint={link(paths.privacy(), t('consents.openPrivacy'))}
        problem={isTried && !agreed.gdpr ? t('consents.tickPrivacy') : undefined}
        checked={agreed.gdpr}
        onChange={({ currentTarget }) => setAgreed({ ...agreed, gdpr: currentTarget.checked })}
      />
      <TickField
        name="termsAndCond"
        label={t('consents.terms')}
        hint={link(paths.terms(), t('consents.openTerms'))}
        problem={isTried && !agreed.termsAndCond ? t('consents.tickTerms') : undefined}
        checked={agreed.termsAndCond}
        onChange={({ currentTarget }) => setAgreed({ ...agreed, termsAndCond: currentTarget.checked })}
      />
      {wordings.map(({ id, service, body }) =>
        body && service ? (
          <details key={id}>
            <summary>{t('consents.serviceTerms', { service })}</summary>
            <RichText html={body} />
          </details>
        ) : null,
      )}
    </>
  )
}
