import { useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { State } from '#base/web/kit/State.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useDownload } from '#base/web/use-download.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import { EraseCard } from './EraseCard.tsx'
import { ErasedNotice } from './ErasedNotice.tsx'
import { MyDataSections } from './MyDataSections.tsx'
import { whileCopied } from './while-copied.ts'

/** The link of the letter about one's data opens no request: it is asked for there, by a number that need not be typed. */
const trackingOf = (crmRequestId: number) => `${publicPaths.tracking()}#${crmRequestId}`

/** `/adataim/{vs}`: the same as `/iranyitopult/adataim`, for the holder of the link of a letter. */
export default function MyDataByLinkPage() {
  const t = useTexts(personalDataTexts)
  const { vs = '' } = useParams()
  const [isErased, setErased] = useState(false)
  const params = { vs }
  const { data, error, refetch } = useCall(personalDataApi.showDataByLink, { params }, { enabled: !isErased, refetchInterval: whileCopied })
  const askExport = useSend(personalDataApi.askExportByLink)
  const erase = useSend(personalDataApi.eraseByLink)
  const { take, isPending, problem } = useDownload()
  const download = {
    run: (exportId: string) => take(() => saveFile(personalDataApi.downloadExportByLink, { params: { vs, exportId } })),
    isPending,
    problem,
  }
  const readIt = () => readAgain(personalDataApi.showDataByLink)

  if (isErased) return <ErasedNotice isByLink />
  if (error?.status === 410) return <Expired words={error.message} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {error && <ErrorState error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <MyDataSections
          data={data}
          askExport={{ run: () => askExport.mutate({ params }, { onSettled: readIt }), isPending: askExport.isPending, error: askExport.error }}
          download={download}
        >
          <EraseCard
            openRequests={data.openRequests}
            addressOf={trackingOf}
            openInvoices={data.openInvoices}
            hasAccount={data.hasAccount}
            confirm={(back) => (
              <ConfirmStep
                title={t('erase.confirmTitle')}
                confirm={t('erase.confirm')}
                isDangerous
                isPending={erase.isPending}
                error={erase.error}
                onConfirm={() => erase.mutate({ params }, { onSuccess: () => setErased(true) })}
                onBack={back}
              />
            )}
          />
        </MyDataSections>
      )}
    </>
  )
}

function Expired({ words }: { readonly words: string }) {
  const t = useTexts(personalDataTexts)
  return (
    <>
      <PageTitle key="expired">{t('link.expiredTitle')}</PageTitle>
      <State title={t('link.expiredTitle')} role="alert">
        <p>{words}</p>
        <ButtonLink to={publicPaths.myDataLink()}>{t('link.again')}</ButtonLink>
      </State>
    </>
  )
}
