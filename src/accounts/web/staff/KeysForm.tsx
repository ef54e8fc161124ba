import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import { changedKeys, type StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import { restoreSession } from '../session.ts'
import { useSubmit } from '../use-submit.ts'
import { FormActions } from './FormActions.tsx'
import { KeysFields } from './KeysFields.tsx'
import styles from './staff.module.css'

type Props = {
  readonly member: StaffMember
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
  readonly onRefused: () => Promise<void>
}

/** The keys of a colleague. When somebody else changed them meanwhile, theirs are shown and nothing of ours is saved unseen. */
export function KeysForm({ member: { id, version, name, keys, isSelf }, onSaved, onLeave, onRefused }: Props) {
  const t = useTexts(staffTexts)
  const { submit, problems, problemOf, attempt, isSending } = useSubmit()
  const [chosen, setChosen] = useState(keys)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the keys are others
  useEffect(() => setChosen(keys), [version])

  const save = () =>
    submit(
      changedKeys,
      { version, keys: chosen },
      async (body) => {
        await call(staffApi.changePermissions, { params: { id }, body })
        // One's own menu follows at once.
        if (isSelf) await restoreSession(async () => (await import('../validate-session.ts')).validateSession())
        await onSaved(t('keys.done', { name }))
      },
      (refusal) => {
        if (refusal.code === 'STAFF_MOVED_ON') void onRefused()
        return false
      },
    )

  return (
    <form
      className={styles.keys}
      noValidate
      aria-labelledby="keys-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h4 id="keys-form" ref={heading} tabIndex={-1}>
        {t('keys.title', { name })}
      </h4>
      <FormErrorSummary problems={problems} attempt={attempt} />
      <KeysFields chosen={chosen} setChosen={setChosen} fixed={isSelf ? 'permission.grant' : null} problem={problemOf('keys')} />
      <FormActions save={t('keys.save')} isSending={isSending} onLeave={onLeave} />
    </form>
  )
}
