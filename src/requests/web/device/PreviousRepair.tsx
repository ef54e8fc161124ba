import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { PreviousRequest } from '../../booking-setup.ts'
import { fewTexts } from '../../few-texts.ts'
import { formatRequestNumber } from '../../request-number.ts'

type Props = {
  readonly previous: PreviousRequest
  /** As deep as it stands on its page. */
  readonly heading?: 'h2' | 'h3'
  readonly children?: ReactNode
}

/** What we know of the earlier repair: enough to recognise it, not enough to learn somebody else's data (SECURITY C16). */
export function PreviousRepair({ previous, heading: Heading = 'h3', children }: Props) {
  const t = useTexts(fewTexts)
  const formats = useFormats()
  const { crmRequestId, identifier, name, email, phone, address, warrantyUntil, fits } = previous
  const facts = [
    [t('previous.number'), formatRequestNumber(crmRequestId)],
    [t('previous.identifier'), identifier],
    [t('previous.person'), [name, email, phone].join(', ')],
    [t('previous.address'), address],
  ] as const
  return (
    <Note as="section" aria-label={t('previous.title')}>
      <Heading>{t('previous.title')}</Heading>
      <FactList facts={facts} variant="page" />
      <p>
        {fits && warrantyUntil && t('previous.fits', { until: formats.day(warrantyUntil) })}
        {!fits && warrantyUntil && t('previous.over', { until: formats.day(warrantyUntil) })}
        {!warrantyUntil && t('previous.open')}
      </p>
      {children}
    </Note>
  )
}
