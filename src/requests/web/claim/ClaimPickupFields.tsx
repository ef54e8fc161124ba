import { type Control, useController } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import type { OfferedDay } from '../../pickup-windows.ts'
import { dayWords } from '../pickup/day-words.ts'
import type { ClaimValues } from './claim-values.ts'

type Props<Sent> = { readonly control: Control<ClaimValues, unknown, Sent>; readonly days: readonly OfferedDay[] }

const freeOf = (offered: OfferedDay | undefined) => offered?.windows.filter(({ free }) => free) ?? []

/** The day and the hours of the courier, where the earlier repair was collected. */
export function ClaimPickupFields<Sent>({ control, days }: Props<Sent>) {
  const t = useTexts(laterTexts)
  const { language } = useLanguage()
  const { field: day, fieldState: dayState } = useController({ control, name: 'serviceRequest.pickupDay' })
  const { field: window, fieldState: windowState } = useController({ control, name: 'serviceRequest.pickupWindow' })
  const chosen = days.find((offered) => offered.day === day.value)

  function chooseDay(offered: OfferedDay) {
    const free = freeOf(offered)
    day.onChange(offered.day)
    if (!free.some((one) => one.window === window.value)) window.onChange(free.length === 1 ? (free[0]?.window ?? null) : null)
  }

  return (
    <>
      <FieldGroup name={day.name} label={t('claim.day')} problem={dayState.error?.message}>
        <Choices shape="columns">
          {days.map((offered) => {
            const { weekday, date } = dayWords(language, offered.day)
            const isFull = freeOf(offered).length === 0
            return (
              <Choice
                key={offered.day}
                type="radio"
                name={day.name}
                value={offered.day}
                label={weekday}
                detail={isFull ? `${date}, ${t('claim.full')}` : date}
                checked={day.value === offered.day}
                disabled={isFull}
                onChange={() => chooseDay(offered)}
              />
            )
          })}
        </Choices>
      </FieldGroup>
      {chosen && (
        <FieldGroup name={window.name} label={t('claim.window')} problem={windowState.error?.message}>
          <Choices shape="wide">
            {chosen.windows.map((offered) => (
              <Choice
                key={offered.window}
                type="radio"
                name={window.name}
                value={offered.window}
                label={t(`window.${offered.window}`)}
                detail={offered.free ? null : t('claim.full')}
                checked={window.value === offered.window}
                disabled={!offered.free}
                onChange={() => window.onChange(offered.window)}
              />
            ))}
          </Choices>
        </FieldGroup>
      )}
    </>
  )
}
