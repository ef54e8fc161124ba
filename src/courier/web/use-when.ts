import { unbrokenHours } from '#base/unbroken-hours.ts'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { windowInWords } from '#requests/in-words.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { courierTexts } from '../texts.ts'

/** When the courier comes, as every line of these panels says it. */
export function useWhen() {
  const t = useTexts(courierTexts)
  const formats = useFormats()
  return ({ day, window }: { readonly day: string; readonly window: PickupWindow }) =>
    t('facts.dayAndWindow', { day: formats.weekday(day), window: unbrokenHours(windowInWords(window)) })
}
