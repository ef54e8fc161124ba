import { type ComponentProps, useEffect, useRef } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { OrderConsents } from '#orders/web/consents/OrderConsents.tsx'
import { SignatureFields } from '#signatures/web/SignatureFields.tsx'
import { storeTexts } from '../../texts.ts'

type Props = ComponentProps<typeof OrderConsents> &
  Pick<ComponentProps<typeof SignatureFields>, 'signature' | 'setSignature' | 'problemOf'> & { readonly name: string }

/** What the customer reads, ticks and signs; the screen is turned to them. */
export function SignPart({ wordings, agreed, setAgreed, isTried, signature, setSignature, problemOf, name }: Props) {
  const t = useTexts(storeTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card isSpaced edge="accent" aria-labelledby="counter-sign">
      <h2 id="counter-sign" ref={heading} tabIndex={-1}>
        {t('booking.signTitle')}
      </h2>
      <p>{t('booking.signText', { name })}</p>
      <OrderConsents wordings={wordings} agreed={agreed} setAgreed={setAgreed} isTried={isTried} />
      <SignatureFields
        signature={signature}
        setSignature={setSignature}
        usual={name}
        notes={{ typed: t('signatureNotes.typed'), printed: t('signatureNotes.printed') }}
        problemOf={problemOf}
      />
    </Card>
  )
}
