import { fetchFile } from '#base/web/open-file.ts'
import { FetchedPhotos } from '#base/web/photos/FetchedPhotos.tsx'
import { workshopApi } from '../../workshop.api.ts'

const fetchPhoto = (id: number, position: number) => fetchFile(workshopApi.getArrivalPhoto, { params: { id, position } })

type Props = { readonly requestId: number; readonly positions: readonly number[]; readonly alt: (position: number) => string }

export function ArrivalPhotos(props: Props) {
  return <FetchedPhotos {...props} fetchPhoto={fetchPhoto} />
}
