import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { type StepOpener, useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import { KeysForm } from './KeysForm.tsx'
import { type Action, StaffAction } from './StaffAction.tsx'

type Props = {
  readonly member: StaffMember
  /** Their keys are being edited. */
  readonly isEdited: boolean
  readonly edit: StepOpener
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
  readonly onRefused: () => Promise<void>
}

const actionsOf = ({ state, isSelf }: StaffMember): Action[] => {
  if (state === 'deactivated') return ['reactivate']
  return [...(state === 'invited' ? (['again'] as const) : []), ...(isSelf ? [] : (['deactivate'] as const))]
}

const badges = { active: 'plain', invited: 'soft', deactivated: 'danger' } as const

/** One colleague: who it is, what they may do in a word, and what can be done about it. */
export function StaffItem({ member, isEdited, edit, onSaved, onLeave, onRefused }: Props) {
  const t = useTexts(staffTexts)
  const formats = useFormats()
  const { step: action, begin, leave, end, onto } = useOpenStep<Action>()
  const { name, email, state, isSelf, post, keys, lastLoginAt } = member
  const work = post ? t(`post.${post}`) : keys.length > 0 ? t('ownKeys', { count: keys.length }) : t('noKeys')

  return (
    <>
      <ItemTitle>
        {name} {isSelf && <Badge>{t('you')}</Badge>}
        <Badge tone={badges[state]}>{t(`state.${state}`)}</Badge>
      </ItemTitle>
      <FactLine>
        <span>
          <AtBreaks>{email}</AtBreaks>
        </span>
        <strong>{work}</strong>
        <Muted as="span">{lastLoginAt === null ? t('neverHere') : t('lastLogin', { at: formats.moment(lastLoginAt) })}</Muted>
      </FactLine>
      {isEdited && <KeysForm member={member} onSaved={onSaved} onLeave={onLeave} />}
      {action && !isEdited && (
        <StaffAction
          action={action}
          member={member}
          onBack={leave}
          onRefused={onRefused}
          onDone={async (words) => {
            end()
            await onSaved(words)
          }}
        />
      )}
      {!isEdited && !action && (
        <Actions>
          <Button {...edit} variant="quiet" aria-label={`${t('keys.open')}: ${name}`}>
            {t('keys.open')}
          </Button>
          {actionsOf(member).map((possible) => (
            <Button
              key={possible}
              ref={onto(possible)}
              variant="quiet"
              aria-label={`${t(`${possible}.open`)}: ${name}`}
              onClick={() => begin(possible)}
            >
              {t(`${possible}.open`)}
            </Button>
          ))}
        </Actions>
      )}
    </>
  )
}
