import { useSession } from '#accounts/web/session.ts'
import { useFormats } from '#base/web/formats.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './request.module.css'

type Props = { readonly crmRequestId: number; readonly offered: NonNullable<FollowedRequest['serviceWarranty']> }

/** The fault came back within the service warranty: one click to the form, where the device stands already. */
export function RepeatClaim({ crmRequestId, offered: { until, identicalHash } }: Props) {
  const isSignedIn = useSession().kind === 'signedIn'
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  return (
    <Card aria-labelledby="repeat-claim">
      <h2 id="repeat-claim">{t('repeat.title')}</h2>
      <p>{t('repeat.lead')}</p>
      <p className={styles.when}>{t('repeat.until', { day: formats.day(until) })}</p>
      <p>
        <ButtonLink to={isSignedIn ? paths.repeatClaim(crmRequestId) : paths.serviceWarrantyPickup(identicalHash)}>{t('repeat.open')}</ButtonLink>
      </p>
    </Card>
  )
}
