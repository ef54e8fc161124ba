import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { addDays } from '#calendar/calendar.ts'
import { reportTexts } from '../texts.ts'

/** From a Monday to what its week is called: nov. 16. – nov. 22. */
export function useWeekName(): (monday: string) => string {
  const t = useTexts(reportTexts)
  const { shortDay } = useFormats()
  return (monday) => t('promises.range', { from: shortDay(monday), to: shortDay(addDays(monday, 6)) })
}
