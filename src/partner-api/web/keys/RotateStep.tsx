import { useState } from 'react'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type ApiKey, keyOverlaps } from '../../api-key.ts'
import { partnerApiTexts } from '../../texts.ts'

export type Rotating = { readonly version: number; readonly overlapHours: (typeof keyOverlaps)[number] }

type Props = { readonly apiKey: ApiKey; readonly isBusy: boolean; readonly rotate: (body: Rotating) => void; readonly back: () => void }

/** A new secret for a key; how long the one before still works is asked where it works at all. */
export function RotateStep({ apiKey: { id, version, name, state }, isBusy, rotate, back }: Props) {
  const t = useTexts(partnerApiTexts)
  const [overlapHours, setOverlap] = useState<Rotating['overlapHours']>(24)
  return (
    <ConfirmStep
      title={t('rotate.title', { name })}
      confirm={t('rotate.submit')}
      isPending={isBusy}
      error={null}
      onBack={back}
      onConfirm={() => rotate({ version, overlapHours })}
    >
      <p>{t('rotate.text')}</p>
      {state === 'active' && (
        <FieldGroup name={`overlap-${id}`} label={t('rotate.overlap')}>
          <Choices shape="row">
            {keyOverlaps.map((n) => (
              <Choice
                key={n}
                type="radio"
                name={`overlap-${id}`}
                checked={overlapHours === n}
                onChange={() => setOverlap(n)}
                label={t('rotate.hours', { n })}
              />
            ))}
          </Choices>
        </FieldGroup>
      )}
    </ConfirmStep>
  )
}
