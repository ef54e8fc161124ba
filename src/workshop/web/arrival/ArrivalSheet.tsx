import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { ArrivalRecord } from '../../arrival-view.ts'
import { workshopTexts } from '../../texts.ts'
import { ArrivalPhotos } from './ArrivalPhotos.tsx'
import { Findings } from './Findings.tsx'

type Props = { readonly requestId: number; readonly arrival: ArrivalRecord; readonly worksheetId: string | null }

/** The record of an arrival, as it was written down, for employees. */
export function ArrivalSheet({ requestId, arrival, worksheetId }: Props) {
  const t = useTexts(workshopTexts)
  const formats = useFormats()
  const rows: [string, string | null][] = [
    [t('record.worksheet'), worksheetId],
    [t('record.at'), formats.moment(arrival.receivedAt)],
    [t('record.by'), arrival.receivedBy],
    [t('record.booked'), arrival.bookedIdentifier],
    [t('record.read'), useReadIdentifier(arrival)],
    [t('record.accessories'), useAccessories(arrival)],
    [t('record.additional'), arrival.additionalFound],
    [t('record.packaging'), arrival.packaging],
  ]
  return (
    <Card edge="accent" aria-labelledby="arrival-record">
      <h2 id="arrival-record">{t('record.title')}</h2>
      {arrival.isDifferent && <Note tone="warning">{t('record.different')}</Note>}
      <FactList variant="page" facts={rows} />
      {arrival.otherRequestId !== null && (
        <p>
          {t('record.otherRequest')}: <DeskRequestLink id={arrival.otherRequestId}>{formatRequestNumber(arrival.otherRequestId)}</DeskRequestLink>
        </p>
      )}
      <h3>{t('record.condition')}</h3>
      <Findings checks={arrival.checks} />
      {arrival.photos.length > 0 && <h3>{t('record.photos')}</h3>}
      <ArrivalPhotos requestId={requestId} positions={arrival.photos} alt={(position) => t('arrival.photo', { position })} />
      <Muted>{t('record.unchanging')}</Muted>
    </Card>
  )
}

function useReadIdentifier({ readIdentifier: read, identifierMatches }: ArrivalRecord): string {
  const t = useTexts(workshopTexts)
  if (read === null) return t('record.notRead')
  if (identifierMatches === null) return read
  return t(identifierMatches ? 'record.same' : 'record.other', { read })
}

function useAccessories({ accessories, otherDeclared, otherFound }: ArrivalRecord): string {
  const t = useTexts(workshopTexts)
  const said = accessories.map(({ name, declared, found }) => t(declared ? (found ? 'record.came' : 'record.missing') : 'record.extra', { name }))
  const other = otherDeclared === '' ? [] : [t(otherFound ? 'record.came' : 'record.missing', { name: otherDeclared })]
  return [...said, ...other].join(', ') || t('record.none')
}
