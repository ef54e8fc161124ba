import { type FormEvent, useState } from 'react'
import { shownPhone } from '#accounts/phone.ts'
import type { Output } from '#base/endpoint.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { FoundPerson, PersonKey } from '../desk-person.ts'
import { erasureReasons } from '../my-data.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import { ConsentLog } from './ConsentLog.tsx'
import { KnownData } from './KnownData.tsx'
import styles from './my-data.module.css'

type Props = { readonly person: FoundPerson; readonly onBack: () => void; readonly onErased: (words: string) => Promise<void> }

const keyOf = ({ accountId, crmRequestId }: FoundPerson): PersonKey => (accountId === null ? { crmRequestId: crmRequestId ?? 0 } : { accountId })

/** One person: first the reason, which goes into the log, then what is known and what can be done. */
export function DeskPerson({ person, onBack, onErased }: Props) {
  const t = useTexts(personalDataTexts)
  const [reason, setReason] = useState('')
  const show = useSend(personalDataApi.showPerson)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!show.isPending) show.mutate({ body: { person: keyOf(person), reason } })
  }
  return (
    <section aria-labelledby="person">
      <h2 id="person">{person.name || person.email}</h2>
      <p>
        <Button variant="quiet" onClick={onBack}>
          {t('desk.back')}
        </Button>
      </p>
      {show.data ? (
        <Shown shown={show.data} person={keyOf(person)} reason={reason} onErased={onErased} />
      ) : (
        <Card as="form" width="narrow" noValidate onSubmit={submit}>
          <TextField
            name="reason"
            label={t('desk.reason')}
            hint={t('desk.reasonHint')}
            problem={show.error?.message}
            maxLength={200}
            value={reason}
            autoComplete="off"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            required
          />
          <Button type="submit">{t('desk.open')}</Button>
        </Card>
      )}
    </section>
  )
}

type ShownProps = {
  readonly shown: Output<typeof personalDataApi.showPerson>
  readonly person: PersonKey
  readonly reason: string
  readonly onErased: Props['onErased']
}

function Shown({ shown, person, reason, onErased }: ShownProps) {
  const t = useTexts(personalDataTexts)
  const copy = useSend(personalDataApi.exportPerson)
  const { step, begin, leave, onto } = useOpenStep<'erase'>()
  const { email, phone, requests, restrictedAt, openRequests, openInvoices } = shown
  return (
    <div className={styles.sections}>
      {restrictedAt && <Note tone="warning">{t('desk.restricted', { at: new Date(restrictedAt) })}</Note>}
      <FactList
        variant="page"
        facts={[
          [t('desk.email'), email],
          [t('desk.phone'), phone && shownPhone(phone)],
          [
            t('desk.theirRequests'),
            requests.length === 0 ? null : (
              <ul key="requests" className={styles.plain}>
                {requests.map(({ crmRequestId }) => (
                  <li key={crmRequestId}>
                    <DeskRequestLink id={crmRequestId}>{formatRequestNumber(crmRequestId)}</DeskRequestLink>
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      {shown.export && shown.export.missingFiles > 0 && <Note tone="warning">{t('desk.copyLacks', { n: shown.export.missingFiles })}</Note>}
      <div role="status">{copy.data && <p>{t('desk.exportDone', copy.data)}</p>}</div>
      <ErrorText>{copy.error?.message}</ErrorText>
      {step ? (
        <Anonymise person={person} reason={reason} onErased={onErased} onBack={leave} />
      ) : (
        <Actions>
          <Button aria-disabled={copy.isPending} onClick={() => copy.mutate({ body: { person, reason } })}>
            {t('desk.export')}
          </Button>
          {openRequests.length === 0 && openInvoices.length === 0 && (
            <Button ref={onto('erase')} variant="danger" onClick={() => begin('erase')}>
              {t('desk.anonymise')}
            </Button>
          )}
        </Actions>
      )}
      {openRequests.length > 0 && <Note tone="warning">{t('desk.stillOpen', { requests: openRequests.map(formatRequestNumber).join(', ') })}</Note>}
      {openInvoices.length > 0 && <Note tone="warning">{t('desk.unpaid', { invoices: openInvoices.join(', ') })}</Note>}
      <KnownData categories={shown.categories} />
      <section aria-labelledby="consents">
        <h3 id="consents">{t('consents.title')}</h3>
        <ConsentLog consents={shown.consents} />
      </section>
    </div>
  )
}

type AnonymiseProps = { readonly person: PersonKey; readonly reason: string; readonly onErased: Props['onErased']; readonly onBack: () => void }

function Anonymise({ person, reason, onErased, onBack }: AnonymiseProps) {
  const t = useTexts(personalDataTexts)
  const { mutate, isPending, error } = useSend(personalDataApi.anonymisePerson)
  const [why, setWhy] = useState<(typeof erasureReasons)[number]>('asked')
  return (
    <ConfirmStep
      title={t('desk.anonymiseTitle')}
      confirm={t('desk.anonymise')}
      isDangerous
      isPending={isPending}
      error={error}
      onConfirm={() =>
        mutate({ body: { person, reason, why } }, { onSuccess: ({ erasure }) => void onErased(t('desk.anonymiseDone', { n: String(erasure) })) })
      }
      onBack={onBack}
    >
      <p>{t('desk.anonymiseText', { account: 'accountId' in person ? 'closed' : 'none' })}</p>
      <SelectField
        name="why"
        label={t('desk.why')}
        value={why}
        onChange={({ currentTarget }) => setWhy(erasureReasons.find((one) => one === currentTarget.value) ?? 'asked')}
      >
        {erasureReasons.map((one) => (
          <option key={one} value={one}>
            {t(`desk.reasons.${one}`)}
          </option>
        ))}
      </SelectField>
    </ConfirmStep>
  )
}
