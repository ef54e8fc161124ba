import { Link } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { KeysSection } from '#partner-api/web/keys/KeysSection.tsx'
import { PartnerCalls } from '#partner-api/web/partner-calls.ts'
import { WebhooksSection } from '#partner-api/web/webhooks/WebhooksSection.tsx'
import { paths } from '#paths.ts'
import { sandboxApi } from '../sandbox.api.ts'
import { sandboxTexts } from '../texts.ts'
import { SandboxLife } from './SandboxLife.tsx'
import { partnerCallsInSandbox } from './sandbox-calls.ts'
import { useLiveSandbox } from './use-live-sandbox.ts'

/** `/iranyitopult/fejlesztoi-hozzaferes/tesztkornyezet`: for the administrators of a company, where its systems are tried. */
export default function SandboxPage() {
  const t = useTexts(sandboxTexts)
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  const { company, customerId } = session.person
  if (company && company.role !== 'administrator') return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {company ? (
        <>
          <Lead>{t('lead')}</Lead>
          <p>
            <Link to={paths.partnerAccess()}>{t('back')}</Link>
          </p>
          <Sandbox companyId={company.id} customerId={customerId} />
        </>
      ) : (
        <EmptyState title={t('noCompany')}>{t('noCompanyText')}</EmptyState>
      )}
    </>
  )
}

type Props = { readonly companyId: number; readonly customerId: number }

function Sandbox({ companyId, customerId }: Props) {
  const t = useTexts(sandboxTexts)
  const formats = useFormats()
  const params = { companyId }
  const { data, error, isPending, refetch } = useCall(sandboxApi.showSandbox, { params })
  useLiveSandbox(companyId, data && data.sandbox !== null)
  const open = useSend(sandboxApi.openSandbox)
  const remove = useSend(sandboxApi.deleteSandbox)
  const { step, begin, leave, end, onto } = useOpenStep<'remove'>()
  const { news, tell, forget } = useNews()
  const changed = (words: string) => async () => {
    await readAgain(sandboxApi.showSandbox)
    end()
    tell(words)
  }
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  // Its row is there before anything can be asked of it.
  const isThere = data.sandbox !== null && !open.isPending
  return (
    <>
      <News news={news} />
      {!data.isOffered && <EmptyState title={t('notOffered')}>{t('notOfferedText')}</EmptyState>}
      {data.isOffered && !isThere && (
        <>
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          <ErrorText>{open.error?.message}</ErrorText>
          <Actions>
            <Button aria-disabled={open.isPending} onClick={() => !open.isPending && open.mutate({ params }, { onSuccess: changed(t('opened')) })}>
              {t(open.isPending ? 'opening' : 'open')}
            </Button>
          </Actions>
        </>
      )}
      {isThere && data.sandbox && (
        <>
          <SandboxLife onHappened={forget} />
          <PartnerCalls value={partnerCallsInSandbox}>
            <KeysSection companyId={companyId} customerId={customerId} />
            <WebhooksSection companyId={companyId} customerId={customerId} />
          </PartnerCalls>
          <Muted>{t('deletedAt', { at: formats.moment(data.sandbox.deletedAt) })}</Muted>
          {step ? (
            <Card isSpaced>
              <ConfirmStep
                title={t('remove.title')}
                confirm={t('remove.confirm')}
                isDangerous
                isPending={remove.isPending}
                error={remove.error}
                onBack={leave}
                onConfirm={() => remove.mutate({ params }, { onSuccess: changed(t('remove.done')) })}
              >
                <p>{t('remove.text')}</p>
              </ConfirmStep>
            </Card>
          ) : (
            <Actions>
              <Button ref={onto('remove')} variant="quiet" onClick={() => begin('remove')}>
                {t('remove.open')}
              </Button>
            </Actions>
          )}
        </>
      )}
    </>
  )
}
