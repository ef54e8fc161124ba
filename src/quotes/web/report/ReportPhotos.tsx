import { fetchFile } from '#base/web/open-file.ts'
import { FetchedPhotos } from '#base/web/photos/FetchedPhotos.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'

const fetchPhoto = (id: number, position: number) => fetchFile(quotesApi.getExpertReportPhoto, { params: { id, position } })

type Props = { readonly requestId: number; readonly positions: readonly number[] }

export function ReportPhotos({ requestId, positions }: Props) {
  const t = useTexts(quoteTexts)
  if (positions.length === 0) return null
  return (
    <>
      <h3>{t('report.photos')}</h3>
      <FetchedPhotos fetchPhoto={fetchPhoto} requestId={requestId} positions={positions} alt={(position) => t('report.photo', { position })} />
    </>
  )
}
