import type { ReactNode } from 'react'
import { shownPhone } from '#accounts/phone.ts'
import { useMay } from '#accounts/web/use-may.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { BrandSheet } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'

/** Whose device it is and what it came for, as it was booked. */
type Props = { readonly view: BrandSheet; readonly children?: ReactNode }

export function AboutSheet({ view, children }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const mayOpen = useMay('request.queue')
  const { about, requestId, requestNumber } = view
  const facts: [string, string][] = [
    [t('brand.request'), requestNumber ?? ''],
    [t('brand.device'), about.device],
    [t('brand.identifier'), about.identifier],
    [t('brand.service'), about.service],
    [t('brand.fault'), about.fault],
    [t('brand.bought'), about.boughtOn ? formats.day(about.boughtOn) : ''],
    [t('brand.arrived'), about.arrivedAt ? formats.moment(about.arrivedAt) : ''],
    [t('brand.customer'), about.customer],
    [t('brand.reach'), about.reach ? [about.reach.phone && shownPhone(about.reach.phone), about.reach.email].filter(Boolean).join(', ') : ''],
    [t('brand.address'), about.reach?.address ?? ''],
    [t('brand.deliverTo'), about.deliverTo ?? ''],
  ]
  return (
    <Card aria-labelledby="about">
      <h2 id="about">{t('brand.about')}</h2>
      <FactList variant="page" facts={facts} />
      {mayOpen && requestId !== null && (
        <p>
          <DeskRequestLink id={requestId}>{t('brand.toRequest')}</DeskRequestLink>
        </p>
      )}
      {children}
    </Card>
  )
}
