import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ArrivalRecord } from '../../arrival-view.ts'
import { arrivedTexts } from '../../arrived-texts.ts'
import { ArrivalPhotos } from './ArrivalPhotos.tsx'
import { Findings } from './Findings.tsx'

type Props = { readonly requestId: number; readonly arrival: ArrivalRecord }

/** What the customer wants to know of the record: when, what came with the device, what was noted. What is in order is not listed. */
export function HowItArrived({ requestId, arrival }: Props) {
  const t = useTexts(arrivedTexts)
  const formats = useFormats()
  const { came, missing, extra } = accessoriesOf(arrival)
  const rows: [string, string][] = [
    [t('at'), formats.moment(arrival.receivedAt)],
    [t('came'), came.join(', ')],
    [t('missing'), missing.join(', ')],
    [t('extra'), extra.join(', ')],
    [t('additional'), arrival.additionalFound],
    [t('packaging'), arrival.packaging],
  ]
  const hadNone = came.length + missing.length + extra.length === 0 && arrival.additionalFound === ''
  return (
    <Card aria-labelledby="arrived">
      <h2 id="arrived">{t('title')}</h2>
      <FactList facts={rows} />
      {hadNone && <p>{t('noAccessories')}</p>}
      <Noted arrival={arrival} />
      {arrival.isDifferent && <Muted>{t('disagree')}</Muted>}
      {arrival.photos.length > 0 && <Photos requestId={requestId} positions={arrival.photos} />}
    </Card>
  )
}

/** What was declared in words stands among the rest. */
function accessoriesOf({ accessories, otherDeclared, otherFound }: ArrivalRecord) {
  const other = otherDeclared === '' ? [] : [{ name: otherDeclared, declared: true, found: otherFound === true }]
  const all = [...accessories, ...other]
  const names = (of: typeof all) => of.map(({ name }) => name)
  return {
    came: names(all.filter(({ declared, found }) => declared && found)),
    missing: names(all.filter(({ found }) => !found)),
    extra: names(all.filter(({ declared, found }) => !declared && found)),
  }
}

function Noted({ arrival: { checks, identifierMatches } }: { readonly arrival: ArrivalRecord }) {
  const t = useTexts(arrivedTexts)
  const noted = checks.filter(({ finding, note }) => finding !== 'fine' || note !== '')
  const isOther = identifierMatches === false
  if (noted.length === 0 && !isOther) return <p>{t('nothing')}</p>
  return (
    <>
      <h3>{t('condition')}</h3>
      {isOther && <Note tone="warning">{t('other')}</Note>}
      <Findings checks={noted} />
    </>
  )
}

/** Many and large: fetched when somebody wants to see them. */
function Photos({ requestId, positions }: { readonly requestId: number; readonly positions: readonly number[] }) {
  const t = useTexts(arrivedTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('photos', { count: positions.length })}</summary>
      {isOpen && <ArrivalPhotos requestId={requestId} positions={positions} alt={(position) => t('photo', { position })} />}
    </details>
  )
}
