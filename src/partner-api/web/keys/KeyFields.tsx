import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { apiScopes } from '#accounts/api-scope.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { scopeWords } from '../../scope-words.ts'
import { partnerApiTexts } from '../../texts.ts'
import { FormTickList } from '../FormTickList.tsx'
import { useOffered } from '../use-offered.ts'

/** What a key is called, and what it may do, each with what it means. */
export function KeyFields<Values extends FieldValues, Sent>({ control }: { readonly control: Control<Values, unknown, Sent> }) {
  const t = useTexts(partnerApiTexts)
  const path = 'scopes' as FieldPathByValue<Values, string[]>
  const offered = useOffered(apiScopes, 'preAlerts', useWatch({ control, name: path }))
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
      <FormTickList
        control={control}
        path={path}
        label={t('create.scopes')}
        choices={offered.map((scope) => ({
          value: scope,
          label: t(`scope.${scopeWords[scope]}`),
          detail: t(`scopeMeans.${scopeWords[scope]}`),
        }))}
      />
    </>
  )
}
