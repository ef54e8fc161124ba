import { useState } from 'react'
import { Button } from '#base/web/Button.tsx'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import { KeysForm } from './KeysForm.tsx'
import { type Deed, StaffDeed } from './StaffDeed.tsx'
import styles from './staff.module.css'

type Props = {
  readonly member: StaffMember
  /** Their keys are being edited. */
  readonly isEdited: boolean
  readonly edit: () => void
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
  readonly onRefused: () => Promise<void>
}

const deedsOf = ({ standing, isSelf }: StaffMember): Deed[] => {
  if (standing === 'deactivated') return ['reactivate']
  return [...(standing === 'invited' ? (['again'] as const) : []), ...(isSelf ? [] : (['deactivate'] as const))]
}

/** One colleague: who it is, what they may do in a word, and what can be done about it. */
export function StaffItem({ member, isEdited, edit, onSaved, onLeave, onRefused }: Props) {
  const t = useTexts(staffTexts)
  const formats = useFormats()
  const [deed, setDeed] = useState<Deed | null>(null)
  const { name, email, standing, isSelf, post, keys, lastLoginAt } = member
  const work = post ? t(`post.${post}`) : keys.length > 0 ? t('ownKeys', { count: keys.length }) : t('noKeys')

  return (
    <>
      <h3>
        {name} {isSelf && <span className={styles.tag}>{t('you')}</span>}
        <span className={styles.tag} data-standing={standing}>
          {t(`standing.${standing}`)}
        </span>
      </h3>
      <p className={styles.facts}>
        <span>{email}</span>
        <strong>{work}</strong>
        <span className={styles.soft}>{lastLoginAt === null ? t('neverHere') : t('lastLogin', { at: formats.moment(lastLoginAt) })}</span>
      </p>
      {isEdited && <KeysForm member={member} onSaved={onSaved} onLeave={onLeave} onRefused={onRefused} />}
      {deed && !isEdited && (
        <StaffDeed
          deed={deed}
          member={member}
          onBack={() => setDeed(null)}
          onRefused={onRefused}
          onDone={async (words) => {
            setDeed(null)
            await onSaved(words)
          }}
        />
      )}
      {!isEdited && !deed && (
        <div className={styles.deeds}>
          <Button look="quiet" aria-label={`${t('keys.open')}: ${name}`} onClick={edit}>
            {t('keys.open')}
          </Button>
          {deedsOf(member).map((possible) => (
            <Button key={possible} look="quiet" aria-label={`${t(`${possible}.open`)}: ${name}`} onClick={() => setDeed(possible)}>
              {t(`${possible}.open`)}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
