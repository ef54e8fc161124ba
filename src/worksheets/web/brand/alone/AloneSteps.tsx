import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#base/web/call.ts'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import type { BrandSheet } from '../../../brand-sheet.ts'
import { worksheetTexts } from '../../../texts.ts'
import { goToSheet } from '../../sheet/go-to-sheet.ts'
import type { BrandScreens } from '../brand-screens.ts'
import { OwnerForm, ownerFieldAt, type TypedOwner } from './OwnerForm.tsx'

type Props = {
  readonly screens: BrandScreens
  readonly view: BrandSheet
  readonly alone: NonNullable<BrandSheet['alone']>
  readonly onChanged: () => Promise<void>
}
type Step = 'owner' | 'join' | 'reopen'

/** What may be done with a sheet without a request beside writing it; and the sheets it goes on with. */
export function AloneSteps({ screens, view, alone, onChanged }: Props) {
  const t = useTexts(worksheetTexts)
  const { step, begin, leave, end, onto } = useOpenStep<Step>()
  const steps = {
    screens,
    view,
    back: leave,
    async done() {
      end()
      await onChanged()
      goToSheet()
    },
  }
  /** What was changed stands above its button. */
  async function changed() {
    await onChanged()
    leave()
  }
  if (step === 'owner') return <ChangeOwner {...steps} done={changed} owner={alone.owner} />
  if (step === 'join') return <Join {...steps} />
  if (step === 'reopen') return <Reopen {...steps} />
  return (
    <>
      {view.previous && (
        <p>
          <Link to={screens.sheetPath(view.previous.id)}>{t('alone.previous', { number: view.previous.number })}</Link>
        </p>
      )}
      {view.next && (
        <p>
          <Link to={screens.sheetPath(view.next.id)}>{t('alone.next', { number: view.next.number })}</Link>
        </p>
      )}
      <Actions>
        {view.may.edit && (
          <Button ref={onto('owner')} variant="quiet" onClick={() => begin('owner')}>
            {t('alone.change')}
          </Button>
        )}
        {alone.mayJoin && (
          <Button ref={onto('join')} variant="quiet" onClick={() => begin('join')}>
            {t('alone.join')}
          </Button>
        )}
        {alone.mayReopen && (
          <Button ref={onto('reopen')} variant="quiet" onClick={() => begin('reopen')}>
            {t('alone.reopen')}
          </Button>
        )}
      </Actions>
    </>
  )
}

type StepProps = Pick<Props, 'screens' | 'view'> & { readonly back: () => void; readonly done: () => Promise<void> }

function ChangeOwner({ screens, view, owner, back, done }: StepProps & { readonly owner: TypedOwner }) {
  const t = useTexts(worksheetTexts)
  const [version, setVersion] = useState(view.version)
  const form = useSchemaForm({
    schema: screens.calls.owner.body,
    values: owner,
    toBody: (typed) => ({ version, owner: typed }),
    fieldAt: ownerFieldAt,
    send: (body) => call(screens.calls.owner, { params: { id: view.id }, body }),
    onSent: done,
    overtaken: {
      async now() {
        const fresh = await readNow(screens.calls.show, { params: { id: view.id } })
        setVersion(fresh.version)
        return fresh.alone ? (fresh.alone.owner as TypedOwner) : null
      },
    },
  })
  return <OwnerForm form={form} save={t('alone.save')} onLeave={back} isStep />
}

function Join({ screens, view, back, done }: StepProps) {
  const t = useTexts(worksheetTexts)
  const join = useSend(screens.calls.join)
  const [isOther, setOther] = useState(false)
  const form = useSchemaForm({
    schema: screens.calls.join.body,
    values: { crmRequestId: '', isConfirmed: false },
    toBody: ({ crmRequestId, isConfirmed }) => ({ crmRequestId: parseRequestNumber(crmRequestId) ?? undefined, isConfirmed }),
    send: (body) => join.mutateAsync({ params: { id: view.id }, body }),
    onSent: done,
    onRefused({ code }) {
      setOther(code === 'WORKSHEET_OTHER_DEVICE')
      return true
    },
    focus: 'field',
  })
  return (
    <ConfirmForm title={t('alone.join')} confirm={t('alone.joinConfirm')} form={form} error={join.error} onBack={back}>
      <FormTextField
        control={form.control}
        path="crmRequestId"
        label={t('alone.joinNumber')}
        hint={t('alone.joinHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      {isOther && <FormTickField control={form.control} path="isConfirmed" label={t('alone.joinAnyway')} />}
    </ConfirmForm>
  )
}

function Reopen({ screens, view, back, done }: StepProps) {
  const t = useTexts(worksheetTexts)
  const reopen = useSend(screens.calls.reopen)
  const form = useSchemaForm({
    schema: screens.calls.reopen.body,
    values: { reason: '' },
    send: (body) => reopen.mutateAsync({ params: { id: view.id }, body }),
    onSent: done,
    onRefused: () => true,
    focus: 'field',
  })
  return (
    <ConfirmForm title={t('alone.reopen')} confirm={t('alone.reopenConfirm')} form={form} error={reopen.error} onBack={back}>
      <FormTextField control={form.control} path="reason" label={t('alone.reopenReason')} maxLength={300} />
    </ConfirmForm>
  )
}
