import { IconCircleCheck } from '@tabler/icons-react'
import { Button } from '#base/web/kit/Button.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type IdentifierKind, imeiWithin, normaliseIdentifier, refusalOfImei } from '../../identifier.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from './identifier.module.css'

type Props = {
  readonly serviceRequest: BookingForm['serviceRequest']
  readonly take: (identifier: string, as: IdentifierKind) => void
}

/** What was probably meant when it is not what was chosen: letters are in no IMEI, and few serial numbers are good IMEIs. */
function meantKind(kind: IdentifierKind, typed: string): IdentifierKind | null {
  if (kind === 'imei') return /[A-Z].*\w{5}/.test(normaliseIdentifier('imei', typed)) ? 'serial' : null
  return refusalOfImei(typed) === null ? 'imei' : null
}

/** While it is being typed: that it is right, or what was probably meant. What is wrong is said when the field is left. */
export function IdentifierAdvice({ serviceRequest: { identifier, identifierKind: kind }, take }: Props) {
  const t = useTexts(requestTexts)
  const imei = kind === 'imei' ? imeiWithin(normaliseIdentifier('imei', identifier)) : null
  const isGood = kind === 'imei' && refusalOfImei(identifier) === null
  const meant = meantKind(kind, identifier)
  return (
    <>
      <p role="status" className={styles.good}>
        {isGood && (
          <>
            <IconCircleCheck size={20} aria-hidden="true" />
            {t('identifier.good')}
          </>
        )}
      </p>
      {imei && (
        <Note className={styles.advice}>
          {t('identifier.within', { imei })}{' '}
          <Button variant="link" onClick={() => take(imei, 'imei')}>
            {t('identifier.takeIt')}
          </Button>
        </Note>
      )}
      {!imei && meant && (
        <Note className={styles.advice}>
          {t(meant === 'serial' ? 'identifier.looksSerial' : 'identifier.looksImei')}{' '}
          <Button variant="link" onClick={() => take(identifier, meant)}>
            {t(meant === 'serial' ? 'identifier.asSerial' : 'identifier.asImei')}
          </Button>
        </Note>
      )}
    </>
  )
}
