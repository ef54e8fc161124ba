import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useIsOffline } from '#base/web/offline/use-is-offline.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'

type Props = {
  /** When the server said what is shown: milliseconds since 1970. */
  readonly at: number
  /** It was asked again and did not answer. */
  readonly isUnanswered: boolean
}

/** Says that what is shown is what the phone keeps, and how old it is. */
export function AsOf({ at, isUnanswered }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const isOffline = useIsOffline()
  return (
    <Note tone="warning" role="status">
      {(isOffline || isUnanswered) && t('offline.asOf', { at: formats.moment(new Date(at).toISOString()) })}
    </Note>
  )
}
