import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useDownload } from '#base/web/use-download.ts'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { MyData } from '../my-data.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import { EraseCard } from './EraseCard.tsx'
import { ErasedNotice } from './ErasedNotice.tsx'
import { MyDataSections } from './MyDataSections.tsx'
import { whileCopied } from './while-copied.ts'

const readMine = () => readAgain(personalDataApi.showMyData)

/** `/iranyitopult/adataim`: what is known of whoever is logged in; a copy, restriction, erasure. */
export default function MyDataPage() {
  const t = useTexts(personalDataTexts)
  const [isErased, setErased] = useState(false)
  const session = useSession()
  // Whom the account of an employee belongs to, the house decides.
  const isCustomer = session.kind === 'signedIn' && session.person.customerType !== 'EMPLOYEE'
  const { data, error, refetch } = useCall(personalDataApi.showMyData, {}, { enabled: !isErased, refetchInterval: whileCopied })
  const askExport = useSend(personalDataApi.askExport)
  const { take, isPending, problem } = useDownload()
  const download = { run: (exportId: string) => take(() => saveFile(personalDataApi.downloadExport, { params: { exportId } })), isPending, problem }

  if (isErased) return <ErasedNotice />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <MyDataSections
          data={data}
          askExport={{ run: () => askExport.mutate({}, { onSettled: readMine }), isPending: askExport.isPending, error: askExport.error }}
          download={download}
          correction={isCustomer && <Correction />}
        >
          {isCustomer && <OfCustomers data={data} onErased={() => setErased(true)} />}
        </MyDataSections>
      )}
    </>
  )
}

function OfCustomers({ data, onErased }: { readonly data: MyData; readonly onErased: () => void }) {
  return (
    <>
      <Restriction restrictedAt={data.restrictedAt} />
      <EraseCard
        openRequests={data.openRequests}
        addressOf={paths.ownRequest}
        openInvoices={data.openInvoices}
        hasAccount={data.hasAccount}
        confirm={(back) => <PasswordStep onErased={onErased} onBack={back} />}
      />
    </>
  )
}

function Correction() {
  const t = useTexts(personalDataTexts)
  return (
    <p>
      {t('correct.own')} <Link to={paths.basicData()}>{t('correct.profile')}</Link>, <Link to={paths.savedAddresses()}>{t('correct.addresses')}</Link>
    </p>
  )
}

function Restriction({ restrictedAt }: Pick<MyData, 'restrictedAt'>) {
  const t = useTexts(personalDataTexts)
  const { mutate, isPending, error } = useSend(personalDataApi.restrictMyData)
  const isRestricted = restrictedAt !== null
  return (
    <Card aria-labelledby="restrict">
      <h2 id="restrict">{t('restrict.title')}</h2>
      <p>{t('restrict.text')}</p>
      <div role="status">{isRestricted && <p>{t('restrict.since', { at: new Date(restrictedAt) })}</p>}</div>
      <ErrorText>{error?.message}</ErrorText>
      <Button variant="quiet" aria-disabled={isPending} onClick={() => mutate({ body: { restricted: !isRestricted } }, { onSettled: readMine })}>
        {t(isRestricted ? 'restrict.end' : 'restrict.ask')}
      </Button>
    </Card>
  )
}

function PasswordStep({ onErased, onBack }: { readonly onErased: () => void; readonly onBack: () => void }) {
  const t = useTexts(personalDataTexts)
  const form = useSchemaForm({
    schema: personalDataApi.eraseMyData.body,
    values: { password: '' },
    send: (body) => call(personalDataApi.eraseMyData, { body }),
    onSent: onErased,
  })
  const { place, heading } = useStepPlace(onBack, form.isSubmitting)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} {...place} aria-labelledby="erase-confirm">
      <h3 id="erase-confirm" {...heading}>
        {t('erase.confirmTitle')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={form.control} path="password" label={t('erase.password')} type="password" autoComplete="current-password" required />
      <p>
        {t('erase.noPassword')} <Link to={paths.myDataLink()}>{t('link.submit')}</Link>
      </p>
      <Actions>
        <Button type="submit" variant="danger" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'erase.sending' : 'erase.confirm')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('erase.back')}
        </Button>
      </Actions>
    </form>
  )
}
