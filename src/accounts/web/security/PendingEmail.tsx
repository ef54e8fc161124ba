import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { EmailChange } from '../../email-change.ts'
import { securityTexts } from '../../security-texts.ts'

type Props = { readonly change: EmailChange; readonly isBusy: boolean; readonly cancel: () => void }

/** A new address that waits: what is still to be confirmed, and until when. */
export function PendingEmail({ change, isBusy, cancel }: Props) {
  const t = useTexts(securityTexts)
  const formats = useFormats()
  const { newEmail, expiresAt, isConfirmedByOld, isConfirmedByNew } = change
  const state = (isConfirmed: boolean) => t(isConfirmed ? 'email.confirmed' : 'email.notConfirmed')
  return (
    <Note as="div" tone="info">
      <FactList
        variant="page"
        facts={[
          [t('email.pending'), newEmail],
          [t('email.atOld'), state(isConfirmedByOld)],
          [t('email.atNew'), state(isConfirmedByNew)],
          [t('email.until'), formats.moment(expiresAt)],
        ]}
      />
      <Actions>
        <Button variant="quiet" aria-disabled={isBusy} onClick={cancel}>
          {t('email.cancel')}
        </Button>
      </Actions>
    </Note>
  )
}
