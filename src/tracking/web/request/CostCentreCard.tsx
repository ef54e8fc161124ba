import { useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { intoFirstField } from '#base/web/into-first-field.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '#companies/companies.api.ts'
import { costCentreInWords } from '#companies/cost-centre.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'

type Props = { readonly request: FollowedRequest }

/** For the people of the company: which cost centre bears it; an administrator corrects it. */
export function CostCentreCard({ request }: Props) {
  const t = useTexts(trackingTexts)
  const session = useSession()
  const { step, begin, leave, onto } = useOpenStep<'change'>()
  const companyId = session.kind === 'signedIn' ? session.person.company?.id : undefined
  const { costCentre, may } = request
  if (companyId === undefined || (!costCentre && !may.changeCostCentre)) return null
  return (
    <Card aria-labelledby="cost-centre">
      <h2 id="cost-centre">{t('costCentre.title')}</h2>
      {step ? (
        <ChooseCostCentre companyId={companyId} request={request} onDone={leave} />
      ) : (
        <>
          <p>{costCentre ? costCentreInWords(costCentre) : t('costCentre.none')}</p>
          {may.changeCostCentre && (
            <Button ref={onto('change')} variant="quiet" onClick={() => begin('change')}>
              {t('costCentre.change')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function ChooseCostCentre({ companyId, request, onDone }: Props & { readonly companyId: number; readonly onDone: () => void }) {
  const t = useTexts(trackingTexts)
  const { crmRequestId, version, costCentre } = request
  const [chosen, setChosen] = useState(costCentre ? String(costCentre.id) : '')
  const { data } = useCall(companiesApi.listCostCentres, { params: { companyId } })
  const { mutate, isPending, error } = useSend(companiesApi.moveRequestToCostCentre)
  const offered = data?.costCentres.filter(({ id, active }) => active || id === costCentre?.id) ?? []
  const save = () =>
    mutate(
      { params: { companyId, requestId: crmRequestId }, body: { version, costCentreId: chosen === '' ? null : Number(chosen) } },
      { onSettled: () => void readAgain(trackingApi.showRequest), onSuccess: onDone },
    )
  return (
    <form
      ref={intoFirstField}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field name="cost-centre-chosen" label={t('costCentre.title')} problem={error?.message}>
        <Select id="cost-centre-chosen" value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{t('costCentre.none')}</option>
          {offered.map((one) => (
            <option key={one.id} value={one.id}>
              {costCentreInWords(one)}
            </option>
          ))}
        </Select>
      </Field>
      <FormActions save={t('costCentre.save')} isSending={isPending} onLeave={onDone} />
    </form>
  )
}
