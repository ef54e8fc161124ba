import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'

type Earlier = DeskRequest['sameDevice'][number]

/** The repair a claim repeats, and whatever else the same device was sent in with. */
export function EarlierCard({ request: { previous, sameDevice } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  if (!previous && sameDevice.length === 0) return null
  return (
    <Card id="earlier" title={t('facts.earlier')}>
      <FactList
        variant="dense"
        facts={[
          [t('facts.previous'), previous && <EarlierLink key="previous" earlier={previous} />],
          [
            t('facts.sameDevice'),
            sameDevice.length === 0 ? null : (
              <ul key="same" className={styles.lines}>
                {sameDevice.map((earlier) => (
                  <li key={earlier.crmRequestId}>
                    <EarlierLink earlier={earlier} />
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Card>
  )
}

const EarlierLink = ({ earlier: { crmRequestId, gsmWorksheetId } }: { readonly earlier: Earlier }) => (
  <DeskRequestLink id={crmRequestId}>{[formatRequestNumber(crmRequestId), gsmWorksheetId].filter(Boolean).join(' · ')}</DeskRequestLink>
)
