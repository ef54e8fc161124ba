import { useSession } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
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
  const { data } = useCall(companiesApi.listCostCentres, { params: { companyId } })
  const form = useSchemaForm({
    schema: companiesApi.moveRequestToCostCentre.body,
    values: { costCentreId: costCentre ? String(costCentre.id) : '' },
    toBody: ({ costCentreId }) => ({ version, costCentreId: costCentreId === '' ? null : Number(costCentreId) }),
    send: (body) => call(companiesApi.moveRequestToCostCentre, { params: { companyId, requestId: crmRequestId }, body }),
    async onSent() {
      await readAgain(trackingApi.showRequest)
      onDone()
    },
    focus: 'field',
  })
  const place = useFormPlace(form, onDone)
  const offered = data?.costCentres.filter(({ id, active }) => active || id === costCentre?.id) ?? []
  return (
    <form {...place}>
      <FormSelectField control={form.control} path="costCentreId" label={t('costCentre.title')} nothing={t('costCentre.none')}>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {costCentreInWords(one)}
          </option>
        ))}
      </FormSelectField>
      <FormEnd form={form} confirm={t('costCentre.save')} onCancel={onDone} />
    </form>
  )
}
