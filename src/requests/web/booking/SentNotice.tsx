import { useState } from 'react'
import { Link } from 'react-router'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber } from '../../request-number.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from './booking-context.ts'
import { readDone } from './booking-done.ts'

/** Who comes back to the form after sending it finds it empty: says that nothing was lost, and where it went. */
export function SentNotice() {
  const t = useTexts(requestTexts)
  const { serviceEntry } = useBooking()
  const [done] = useState(readDone)
  if (done?.serviceEntry !== serviceEntry.processType) return null
  return (
    <Note>
      {t('draft.sent', { number: formatRequestNumber(done.crmRequestId) })} <Link to={publicPaths.bookingDone()}>{t('draft.toSent')}</Link>
    </Note>
  )
}
