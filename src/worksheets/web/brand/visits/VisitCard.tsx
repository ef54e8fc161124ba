import { unbrokenHours } from '#base/unbroken-hours.ts'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../../brand-sheet.ts'
import { worksheetTexts } from '../../../texts.ts'
import type { SheetVisit } from '../../../visit.ts'
import type { BrandScreens } from '../brand-screens.ts'
import { PlanVisit } from './PlanVisit.tsx'

type Props = {
  readonly screens: BrandScreens
  readonly visits: NonNullable<BrandScreens['visits']>
  readonly view: BrandSheet
  readonly visit: SheetVisit
  readonly onChanged: () => Promise<void>
}

/** When somebody comes, and who: what was planned stands above its button. */
export function VisitCard({ screens, visits, view, visit, onChanged }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<'plan'>()
  const { day, from, to, technician } = visit
  const facts: [string, string][] = [
    [t('visits.day'), day ? formats.weekday(day) : ''],
    [t('visits.window'), from && to ? unbrokenHours(`${from}–${to}`) : ''],
    [t('visits.technician'), technician?.name ?? t('visits.nobody')],
  ]
  return (
    <Card aria-labelledby="visit">
      <h2 id="visit">{t('alone.visit')}</h2>
      {day === null && <Muted>{t('visits.notPlanned')}</Muted>}
      {!step && <FactList variant="page" facts={facts} />}
      {step && (
        <PlanVisit
          screens={screens}
          visits={visits}
          view={view}
          visit={visit}
          back={leave}
          done={async () => {
            await onChanged()
            leave()
          }}
        />
      )}
      {view.may.edit && !step && (
        <Actions>
          <Button ref={onto('plan')} variant="quiet" onClick={() => begin('plan')}>
            {t('visits.plan')}
          </Button>
        </Actions>
      )}
    </Card>
  )
}
