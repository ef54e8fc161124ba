import { useEffect, useState } from 'react'

/** The same function at every call. */
export type FetchPhoto = (of: number, position: number) => Promise<{ readonly blob: Blob }>

/**
 * An address for a photo of something (a request, a parcel, the manual), null until it is here; `isMissing`: it cannot be had. A photo wants the session, which an address in a page does not carry, so it is fetched
 * first.
 */
export function usePhotoAddress(
  fetchPhoto: FetchPhoto,
  of: number,
  position: number,
): { readonly address: string | null; readonly isMissing: boolean } {
  const [address, setAddress] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let created: string | null = null
    let isGone = false
    fetchPhoto(of, position)
      .then(({ blob }) => {
        if (isGone) return
        created = URL.createObjectURL(new Blob([blob], { type: 'image/jpeg' }))
        setAddress(created)
      })
      .catch(() => {
        if (!isGone) setMissing(true)
      })
    return () => {
      isGone = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [fetchPhoto, of, position])
  return { address, isMissing }
}
