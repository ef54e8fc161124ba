import type { BrandSheet } from '../../brand-sheet.ts'
import { FinishSteps } from '../sheet/FinishSteps.tsx'
import type { FinishProps } from '../sheet/SheetForm.tsx'
import { CloseAlone } from './alone/CloseAlone.tsx'
import type { BrandScreens } from './brand-screens.ts'

type Props = FinishProps & { readonly screens: BrandScreens; readonly view: BrandSheet; readonly onChanged: () => Promise<void> }

/** The end of the work: of a request it moves on, of a sheet without one it is closed here. */
export function SheetEnd({ screens, view, onChanged, ...steps }: Props) {
  const { requestId, version, alone } = view
  if (alone) return <CloseAlone screens={screens} view={view} alone={alone} onChanged={onChanged} {...steps} />
  return requestId === null ? null : <FinishSteps requestId={requestId} version={version} view={view} onChanged={onChanged} {...steps} />
}
