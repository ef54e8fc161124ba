import { useEffect, useState } from 'react'

/** The same function at every call. */
export type FetchPhoto = (of: number, position: number) => Promise<{ readonly blob: Blob }>

/**
 * An address for a photo of something (a request, a parcel, the manual), null until it is here. A photo wants the session, which an address in a page does not carry, so it is fetched
 * first. One that cannot be had stays null: its record says the same in words.
 */
export function usePhotoAddress(fetchPhoto: FetchPhoto, of: number, position: number): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let created: string | null = null
    let isGone = false
    fetchPhoto(of, position)
      .then(({ blob }) => {
        if (isGone) return
        created = URL.createObjectURL(new Blob([blob], { type: 'image/jpeg' }))
        setAddress(created)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      if (created) URL.revokeObjectURL(created)
    }
  }, [fetchPhoto, of, position])
  return address
}
