import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import type { CompanyPerson } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import { RoleForm } from './RoleForm.tsx'

type Props = {
  readonly companyId: number
  readonly person: CompanyPerson
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
}

/** One who acts for the company: as what, since when they were not seen, and what can be done about it. */
export function PersonItem({ companyId, person, onDone, onRefused }: Props) {
  const t = useTexts(companyTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'role' | 'access'>()
  const { accountId, version, name, email, role, state, isSelf, lastLoginAt, decisionLimit } = person
  const { data } = useCall(companiesApi.listCostCentres, { params: { companyId } })
  const hasChosen = role === 'member' || (role !== 'administrator' && !person.everyCostCentre)
  const codes = hasChosen ? (data?.costCentres.filter(({ id }) => person.costCentreIds.includes(id)).map(({ code }) => code) ?? []) : []
  const change = state === 'active' ? 'leave' : 'return'
  const sends = { leave: useSend(companiesApi.leaveCompany), return: useSend(companiesApi.returnToCompany) }
  const { isPending, error, mutate } = sends[change]
  const params = { companyId, accountId }

  return (
    <>
      <ItemTitle>
        {name} {isSelf && <Badge>{t('people.you')}</Badge>}
        <Badge tone={role === 'administrator' ? 'soft' : 'plain'}>{t(`role.${role}`)}</Badge>
        {state === 'left' && <Badge tone="danger">{t('people.left')}</Badge>}
      </ItemTitle>
      <FactLine>
        <span>
          <AtBreaks>{email}</AtBreaks>
        </span>
        {role === 'member' && decisionLimit !== null && <span>{t('access.limitIs', { amount: formats.forint(decisionLimit) })}</span>}
        {codes.length > 0 && <span>{t('access.codes', { codes: codes.join(', ') })}</span>}
        <Muted as="span">{lastLoginAt === null ? t('people.neverHere') : t('people.lastLogin', { at: formats.moment(lastLoginAt) })}</Muted>
      </FactLine>
      {step === 'role' && <RoleForm companyId={companyId} person={person} onSaved={onDone} onLeave={leave} />}
      {step === 'access' && (
        <ConfirmStep
          title={t(`${change}.title`, { name })}
          confirm={t(`${change}.confirm`)}
          isDangerous={change === 'leave'}
          isPending={isPending}
          error={error}
          onBack={leave}
          onConfirm={() =>
            mutate({ params, body: { version } }, { onSuccess: () => onDone(t(`${change}.done`, { name })), onError: () => void onRefused() })
          }
        >
          <p>{t(`${change}.text`)}</p>
        </ConfirmStep>
      )}
      {step === null && (
        <Actions>
          {state === 'active' && (
            <Button ref={onto('role')} variant="quiet" aria-label={`${t('change.open')}: ${name}`} onClick={() => begin('role')}>
              {t('change.open')}
            </Button>
          )}
          {!isSelf && (
            <Button ref={onto('access')} variant="quiet" aria-label={`${t(`${change}.open`)}: ${name}`} onClick={() => begin('access')}>
              {t(`${change}.open`)}
            </Button>
          )}
        </Actions>
      )}
    </>
  )
}
