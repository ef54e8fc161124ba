import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import { changedKeys, type StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import { restoreSession } from '../session.ts'
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
  const form = useSchemaForm({
    schema: changedKeys,
    values: { keys },
    toBody: (typed) => ({ version, keys: typed.keys }),
    async send(body) {
      await call(staffApi.changePermissions, { params: { id }, body })
      // One's own menu follows at once.
      if (isSelf) await restoreSession()
    },
    onSent: () => onSaved(t('keys.done', { name })),
    onRefused: (refusal) => {
      if (refusal.code === 'STAFF_MOVED_ON') void onRefused()
      return false
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'keys' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that the keys are others
  useEffect(() => form.reset({ keys }, { keepErrors: true, keepSubmitCount: true }), [version])

  return (
    <form className={styles.keys} noValidate aria-labelledby="keys-form" onSubmit={(event) => void form.submit(event)}>
      <h4 id="keys-form" ref={heading} tabIndex={-1}>
        {t('keys.title', { name })}
      </h4>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <KeysFields chosen={field.value} setChosen={field.onChange} fixed={isSelf ? 'permission.grant' : null} problem={fieldState.error?.message} />
      <FormActions save={t('keys.save')} isSending={form.isSubmitting} onLeave={() => void form.leave(onLeave)} />
    </form>
  )
}
