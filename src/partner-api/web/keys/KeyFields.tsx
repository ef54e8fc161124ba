import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { apiScopes } from '#accounts/api-scope.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'

/** What a key is called, and what it may do, each with what it means. */
export function KeyFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  const { field, fieldState } = useController({ control, name: 'scopes' as FieldPathByValue<Values, string[]> })
  const chosen: readonly string[] = field.value
  return (
    <>
      <FormTextField
        control={control}
        path={'name' as FieldPathByValue<Values, string>}
        label={t('create.name')}
        hint={t('create.nameHint')}
        required
        autoComplete="off"
      />
      <FieldGroup name="scopes" label={t('create.scopes')} problem={fieldState.error?.message}>
        <Choices shape="rows">
          {apiScopes.map((scope) => (
            <Choice
              key={scope}
              type="checkbox"
              name="scopes"
              value={scope}
              checked={chosen.includes(scope)}
              onChange={() => field.onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])}
              label={t(`scope.${scopeWords[scope]}`)}
              detail={t(`scopeMeans.${scopeWords[scope]}`)}
            />
          ))}
        </Choices>
      </FieldGroup>
    </>
  )
}
