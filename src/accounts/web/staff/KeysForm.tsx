import { useController } from 'react-hook-form'
import { call } from '#base/web/call.ts'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import { changedKeys, type StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'
import { type PermissionKey, permissionKeys } from '../../who.ts'
import { restoreSession } from '../session.ts'
import { KeysFields } from './KeysFields.tsx'
import styles from './staff.module.css'

type Props = {
  readonly member: StaffMember
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

/** As the fields choose them. */
const inOrder = (keys: readonly PermissionKey[]): PermissionKey[] => permissionKeys.filter((key) => keys.includes(key))

/** The keys of a colleague. When somebody else changed them meanwhile, both stand side by side and nothing is saved unseen. */
export function KeysForm({ member: { id, version, name, keys, isSelf }, onSaved, onLeave }: Props) {
  const t = useTexts(staffTexts)
  const form = useSchemaForm({
    schema: changedKeys,
    values: { keys: inOrder(keys) },
    toBody: (typed) => ({ version, keys: typed.keys }),
    async send(body) {
      await call(staffApi.changePermissions, { params: { id }, body })
      // One's own menu follows at once.
      if (isSelf) await restoreSession()
    },
    onSent: () => onSaved(t('keys.done', { name })),
    overtaken: {
      now: async () => {
        const { staff } = await readNow(staffApi.listStaff, {})
        const now = staff.find((other) => other.id === id)
        return now ? { keys: inOrder(now.keys) } : null
      },
      names: { keys: t('keys.title', { name }) },
      inWords: { keys: (held) => held.map((key) => t(`key.${key}`)).join(', ') },
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'keys' })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <form className={styles.keys} noValidate aria-labelledby="keys-form" onSubmit={(event) => void form.submit(event)} {...place}>
      <h4 id="keys-form" {...heading}>
        {t('keys.title', { name })}
      </h4>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <KeysFields chosen={field.value} setChosen={field.onChange} fixed={isSelf ? 'permission.grant' : null} problem={fieldState.error?.message} />
      <FormActions save={t('keys.save')} isSending={form.isSubmitting} onLeave={leave} />
    </form>
  )
}
