import { useContext, useState } from 'react'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { OverContext } from '#base/web/kit/over.ts'
import { readNow } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../../brand-sheet.ts'
import { worksheetTexts } from '../../../texts.ts'
import { goToSheet } from '../../sheet/go-to-sheet.ts'
import type { FinishProps } from '../../sheet/SheetForm.tsx'
import type { BrandScreens } from '../brand-screens.ts'

type Alone = NonNullable<BrandSheet['alone']>
type Props = FinishProps & {
  readonly screens: BrandScreens
  readonly view: BrandSheet
  readonly alone: Alone
  readonly onChanged: () => Promise<void>
}

/** Closing a sheet without a request: what was typed is saved first, and how it may end is read with it. */
export function CloseAlone({ screens, view, alone, onChanged, save, showProblems }: Props) {
  const t = useTexts(worksheetTexts)
  const { step: fresh, begin, leave, onto } = useOpenStep<BrandSheet>(({ id }) => id)
  const [problem, setProblem] = useState('')
  const isOver = useContext(OverContext)

  async function open() {
    const isSaved = await save()
    setProblem(isSaved ? '' : t('finish.saveFirst'))
    const now = isSaved ? await readNow(screens.calls.show, { params: { id: view.id } }).catch(() => null) : null
    if (now?.alone) begin(now)
  }
  if (alone.outcomes.length === 0) return null
  if (fresh?.alone && fresh.sheet)
    return (
      <Closing
        screens={screens}
        id={view.id}
        revision={fresh.sheet.revision}
        outcomes={fresh.alone.outcomes}
        onChanged={async () => {
          await onChanged()
          goToSheet()
        }}
        showProblems={showProblems}
        back={leave}
      />
    )
  if (isOver) return null
  return (
    <>
      {problem && <ErrorText>{problem}</ErrorText>}
      <Actions>
        <Button ref={onto(view)} onClick={() => void open()}>
          {t('alone.close')}
        </Button>
      </Actions>
    </>
  )
}

type ClosingProps = Pick<Props, 'screens' | 'onChanged' | 'showProblems'> & {
  readonly id: number
  readonly revision: number
  readonly outcomes: Alone['outcomes']
  readonly back: () => void
}

function Closing({ screens, id, revision, outcomes, onChanged, showProblems, back }: ClosingProps) {
  const t = useTexts(worksheetTexts)
  const close = useSend(screens.calls.close)
  const [only] = outcomes.length === 1 ? outcomes : []
  const form = useSchemaForm({
    schema: screens.calls.close.body,
    values: { outcome: only ?? '' },
    toBody: ({ outcome }) => ({ revision, outcome: outcome || undefined }),
    missing: { outcome: t('finish.missing') },
    send: (body) => close.mutateAsync({ params: { id }, body }),
    onSent: onChanged,
    onRefused(refusal) {
      if (refusal.code !== 'WORKSHEET_INCOMPLETE') return false
      back()
      showProblems(refusal)
      return true
    },
    focus: 'field',
  })
  return (
    <ConfirmForm title={t('alone.closeTitle')} confirm={t('alone.closeConfirm')} form={form} error={close.error} onBack={back}>
      <p>{t('alone.closeText')}</p>
      <FormSelectField control={form.control} path="outcome" label={t('alone.outcome')}>
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {t(`outcomes.${one}`)}
          </option>
        ))}
      </FormSelectField>
    </ConfirmForm>
  )
}
