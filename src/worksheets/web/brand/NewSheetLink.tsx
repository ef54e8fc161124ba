import { useMay } from '#accounts/web/use-may.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatRequestNumber, parseRequestNumber } from '#requests/request-number.ts'
import { worksheetTexts } from '../../texts.ts'
import type { BrandScreens } from './brand-screens.ts'

type Props = { readonly screens: BrandScreens; readonly asked: string }

/** Where a request was looked for and has no sheet of the brand: to the screen that opens one. */
export function NewSheetLink({ screens, asked }: Props) {
  const t = useTexts(worksheetTexts)
  const mayEdit = useMay(screens.kind.keys.edit)
  const requestId = parseRequestNumber(asked)
  if (!screens.newPath || !mayEdit || requestId === null) return null
  return (
    <ButtonLink variant="quiet" to={screens.newPath(String(requestId))}>
      {t('brand.newFor', { number: formatRequestNumber(requestId) })}
    </ButtonLink>
  )
}
