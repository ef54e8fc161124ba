import { Muted } from '../kit/Muted.tsx'
import { PhotoList } from './PhotoList.tsx'
import { type FetchPhoto, usePhotoAddress } from './use-photo-address.ts'

type Props = {
  readonly fetchPhoto: FetchPhoto
  readonly requestId: number
  readonly positions: readonly number[]
  readonly alt: (position: number) => string
}

/** Photos of a request that want the session, so they are fetched first; each opens as large as it is. */
export function FetchedPhotos({ positions, alt, ...rest }: Props) {
  return (
    <PhotoList items={positions} keyOf={(position) => position}>
      {(position) => <Photo {...rest} position={position} alt={alt(position)} />}
    </PhotoList>
  )
}

type OneProps = Pick<Props, 'fetchPhoto' | 'requestId'> & { readonly position: number; readonly alt: string }

function Photo({ fetchPhoto, requestId, position, alt }: OneProps) {
  const { address } = usePhotoAddress(fetchPhoto, requestId, position)
  if (!address) return <Muted as="span">{alt}</Muted>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} />
    </a>
  )
}
