import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadApi } from '../bulk-upload.api.ts'
import { bulkUploadTexts } from '../texts.ts'
import type { ShownUpload } from '../upload.ts'
import { UploadDraft } from './draft/UploadDraft.tsx'
import { SentUpload } from './sent/SentUpload.tsx'
import { StartUpload } from './start/StartUpload.tsx'

/** `/iranyitopult/csv-feltoltes`: a file, its rows, its order. The upload stands in the address, so that a reload loses nothing. */
export default function BulkUploadPage() {
  const t = useTexts(bulkUploadTexts)
  const session = useSession()
  const [address, setAddress] = useSearchParams()
  const id = Number(address.get('feltoltes'))
  if (session.kind !== 'signedIn') return null
  if (!hasFeature(session.person.customerType, 'bulkUpload')) return <NoPermission page={t('title')} />
  const open = (upload: number | null) => setAddress(upload === null ? {} : { feltoltes: String(upload) })
  return (
    <Fragment key={id}>
      <PageTitle>{t('title')}</PageTitle>
      {Number.isSafeInteger(id) && id > 0 ? <OneUpload id={id} open={open} /> : <StartUpload open={open} />}
    </Fragment>
  )
}

type Props = { readonly id: number; readonly open: (upload: number | null) => void }

function OneUpload({ id, open }: Props) {
  const { data, error, refetch } = useCall(bulkUploadApi.showUpload, { params: { id } }, { staleTime: 0 })
  // What a change answers is newer than what was read.
  const [changed, setChanged] = useState<ShownUpload | null>(null)
  const upload = changed ?? data
  if (error && !upload) return <ErrorState error={error} retry={refetch} />
  if (!upload) return <Loading />
  return upload.state === 'draft' ? (
    <UploadDraft
      upload={upload}
      setUpload={setChanged}
      leave={() => open(null)}
      reread={() => refetch().then(({ data: read }) => read && setChanged(read))}
    />
  ) : (
    <SentUpload upload={upload} reread={() => refetch().then(({ data: read }) => read && setChanged(read))} leave={() => open(null)} />
  )
}
