import { useState } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Button } from '#base/web/kit/Button.tsx'
import { Combobox } from '#base/web/kit/Combobox.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { templateTexts } from '../../template-texts.ts'
import { templatesApi } from '../../templates.api.ts'
import { type TemplateField, templatesFor, withTemplate } from '../../templates.ts'
import styles from '../worksheets.module.css'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string>
  readonly field: TemplateField
  readonly max: number
  readonly sheetId: number
}

/** When it opens, and not again: whoever goes on to another field stays there. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Ready texts of a field, read once and found while one types; picked, they go after what is written and are edited there. */
export function TemplatePicker<Values extends FieldValues, Sent>({ control, path, field, max, sheetId }: Props<Values, Sent>) {
  const t = useTexts(templateTexts)
  const value = useController({ control, name: path }).field
  const [typed, type] = useState('')
  const { step, begin, leave, end, onto } = useOpenStep<'pick'>()
  const { data } = useCall(templatesApi.listReadyTexts, { params: { id: sheetId } })
  const all = (data?.templates ?? []).filter((one) => one.field === field)
  if (all.length === 0) return null
  const found = templatesFor(typed, all)

  function pick(id: string) {
    const chosen = all.find((one) => String(one.id) === id)
    if (chosen) value.onChange(withTemplate(String(value.value ?? ''), chosen.body, max))
    type('')
    end()
    document.getElementById(path)?.focus()
  }

  if (!step)
    return (
      <p className={styles.pick}>
        <Button ref={onto('pick')} variant="link" onClick={() => begin('pick')}>
          {t('pick')}
        </Button>
      </p>
    )
  return (
    <div className={styles.pick}>
      <Combobox
        ref={takeFocus}
        name={`template-${field}`}
        label={t('find')}
        hint={t('findHint')}
        value={typed}
        onTyped={type}
        suggestions={found.slice(0, 12).map(({ id, title, body }) => ({ key: String(id), label: title, detail: body }))}
        onChosen={({ key }) => pick(key)}
        after={null}
      />
      {found.length === 0 && <Muted role="status">{t('noneFits')}</Muted>}
      <Button variant="link" onClick={leave}>
        {t('cancel')}
      </Button>
    </div>
  )
}
