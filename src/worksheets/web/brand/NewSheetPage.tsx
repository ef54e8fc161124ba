import { Navigate, useNavigate, useParams } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from './brand-screens.ts'

type Props = { readonly screens: BrandScreens }

/** Opens the sheet of a request that the arrival has not (its brand was corrected afterwards); one that is there is shown. */
export function NewSheetPage({ screens }: Props) {
  const words = useTexts(screens.words)
  const { ws = '' } = useParams()
  const mayEdit = useMay(screens.kind.keys.edit)
  return mayEdit ? <NewSheet key={ws} screens={screens} asked={ws.slice(0, 60)} /> : <NoPermission page={words('sheetTitle')} />
}

function NewSheet({ screens, asked }: Props & { readonly asked: string }) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const { data, error, isPending, refetch } = useCall(screens.calls.list, { query: { text: asked } })
  const [only, other] = data?.worksheets ?? []
  if (only && !other) return <Navigate to={screens.sheetPath(only.id)} replace />
  const requestId = parseRequestNumber(asked)
  return (
    <>
      <p>
        <BackLink to={asLeft(screens.listPath())}>{t('brand.back')}</BackLink>
      </p>
      <PageTitle>{`${words('sheetTitle')}: ${t('brand.newSheet')}`}</PageTitle>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && (requestId === null ? <p>{t('brand.newUnknown', { number: asked })}</p> : <Begin screens={screens} requestId={requestId} />)}
    </>
  )
}

function Begin({ screens, requestId }: Props & { readonly requestId: number }) {
  const t = useTexts(worksheetTexts)
  const navigate = useNavigate()
  const create = useSend(screens.calls.create)
  const number = formatRequestNumber(requestId)
  function open() {
    if (create.isPending) return
    create.mutate({ body: { crmRequestId: requestId } }, { onSuccess: ({ id }) => navigate(screens.sheetPath(id), { replace: true }) })
  }
  // Whoever looks for a sheet by hand has seen no state of the request that could have changed since.
  const reasons: Readonly<Record<number, string>> = { 404: t('brand.newNotThere', { number }), 409: t('brand.newNotOnBench', { number }) }
  const reason = create.error && (reasons[create.error.status] ?? create.error.message)
  return (
    <Card>
      <p>{t('brand.newLead', { number })}</p>
      <ErrorText>{reason ?? ''}</ErrorText>
      <Actions>
        <Button aria-disabled={create.isPending} onClick={open}>
          {t('brand.newOpen')}
        </Button>
      </Actions>
    </Card>
  )
}
