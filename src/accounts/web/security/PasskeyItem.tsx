import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import type { StepOpener } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Passkey } from '../../passkey.ts'
import { securityTexts } from '../../security-texts.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import styles from './security.module.css'

type Props = {
  readonly customerId: number
  readonly passkey: Passkey
  readonly chosenAs: 'rename' | 'remove' | null
  readonly isBusy: boolean
  /** Why it was not removed. */
  readonly problem: string
  /** Of the button that begins it. */
  readonly opens: (as: 'rename' | 'remove') => StepOpener
  readonly leave: () => void
  readonly renamed: (name: string) => Promise<void>
  readonly remove: () => void
}

/** One passkey: since when, when it was last used, and what can be done with it. */
export function PasskeyItem({ customerId, passkey, chosenAs, isBusy, problem, opens, leave, renamed, remove }: Props) {
  const t = useTexts(securityTexts)
  const formats = useFormats()
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  if (chosenAs === 'rename')
    return (
      <li>
        <PasskeyNameForm customerId={customerId} passkey={passkey} renamed={renamed} back={leave} />
      </li>
    )
  if (chosenAs === 'remove')
    return (
      <li>
        <ConfirmStep
          title={t('passkeys.removeTitle', { name })}
          confirm={t('passkeys.removeConfirm')}
          isDangerous
          isPending={isBusy}
          error={problem ? new Error(problem) : null}
          onConfirm={remove}
          onBack={leave}
        >
          <p>{t('passkeys.removeText')}</p>
        </ConfirmStep>
      </li>
    )
  return (
    <li className={styles.item}>
      <div>
        <h3>
          {name} {isBackedUp && <Badge tone="soft">{t('passkeys.backedUp')}</Badge>}
        </h3>
        <Muted isSmall>
          {t('passkeys.created')}: {formats.moment(createdAt)}
        </Muted>
        <Muted isSmall>{lastUsedAt ? `${t('passkeys.lastUsed')}: ${formats.moment(lastUsedAt)}` : t('passkeys.neverUsed')}</Muted>
      </div>
      <Actions>
        <Button {...opens('rename')} variant="quiet" aria-disabled={isBusy} aria-label={t('passkeys.renameNamed', { name })}>
          {t('passkeys.rename')}
        </Button>
        <Button {...opens('remove')} variant="quiet" aria-disabled={isBusy} aria-label={t('passkeys.removeNamed', { name })}>
          {t('passkeys.remove')}
        </Button>
      </Actions>
    </li>
  )
}
