import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import type { SchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { financeTexts } from '../../texts.ts'

type Field<Values extends FieldValues, Sent> = ComponentProps<typeof FormTextField<Values, Sent>>
type Props<Values extends FieldValues, Sent> = Pick<Field<Values, Sent>, 'path' | 'hint'> & {
  readonly form: Pick<SchemaForm, 'problem' | 'isSubmitting' | 'leave'> & { readonly control: Field<Values, Sent>['control'] }
  readonly id: string
  readonly onCancel: () => void
}

/** How an action that wants a line saying why ends: the line, what was wrong, save or leave it. */
export function NoteFields<Values extends FieldValues, Sent>({ form, path, id, hint, onCancel }: Props<Values, Sent>) {
  const t = useTexts(financeTexts)
  return (
    <>
      <FormTextField control={form.control} path={path} name={`note-${id}`} label={t('transfers.note')} hint={hint} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <SendButton type="submit" isSending={form.isSubmitting}>
          {t('transfers.save')}
        </SendButton>
        <Button variant="quiet" onClick={() => void form.leave(onCancel)} aria-disabled={form.isSubmitting}>
          {t('transfers.cancel')}
        </Button>
      </Actions>
    </>
  )
}
