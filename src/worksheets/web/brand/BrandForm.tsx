import { useEffect, useMemo, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import { signedContent } from '../../signed-content.ts'
import { type UnsentOfSheet, unsentSheets } from '../kept/kept-store.ts'
import { useTabKeeper } from '../kept/use-tab-keeper.ts'
import { draftOf, type EditedWorksheet, editedSheet, ownDraftOf } from '../sheet/edited-worksheet.ts'
import { SheetForm } from '../sheet/SheetForm.tsx'
import { noteSaving } from '../sheet/savings-under-way.ts'
import type { Keeper, SheetCalls } from '../sheet/use-worksheet-form.ts'
import type { BrandScreens } from './brand-screens.ts'
import { SheetEnd } from './SheetEnd.tsx'
import { useSheetFields } from './use-own-words.ts'

type Props = { readonly screens: BrandScreens; readonly view: BrandSheet; readonly onChanged: () => Promise<void> }
type Body = BrandScreens['calls']['save']['body']

const valuesOf = ({ own }: BrandScreens, view: BrandSheet) => view.sheet && editedSheet(own, { ...view.sheet, fields: view.fields })

/** @param saveFailed SPEC 8: what is said before the reason */
const callsOf = (screens: BrandScreens, id: number, saveFailed: string): SheetCalls<Body> => ({
  schema: screens.calls.save.body,
  bodyOf: (values, revision) => ({ id, revision, ...draftOf(values), fields: ownDraftOf(screens.own, values) }),
  async save(body) {
    try {
      return await noteSaving(String(id), call(screens.calls.save, { body, keepalive: true }))
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status < 500) throw error
      throw new CallRefused({ status: error.status, code: error.code, message: `${saveFailed} ${error.message}` })
    }
  },
  readAgain: () => Promise.all([readAgain(screens.calls.show), readAgain(screens.calls.changes)]),
  async now() {
    const fresh = await readNow(screens.calls.show, { params: { id } })
    const values = valuesOf(screens, fresh)
    return values && fresh.sheet ? { values, savedUpTo: fresh.sheet } : null
  },
})

/** As the server will read it once it is saved. */
function signedTextOf({ kind, own, calls }: BrandScreens, id: number, values: EditedWorksheet): string | null {
  const body = calls.save.body.safeParse({ id, revision: 0, ...draftOf(values), fields: ownDraftOf(own, values) })
  if (!body.success) return null
  const { fields, parts, ...written } = body.data
  return signedContent(kind, { ...written, ...fields }, parts)
}

/** The open sheet of a brand. */
export function BrandForm(props: Props) {
  return props.screens.visits ? <VisitForm {...props} /> : <BenchForm {...props} />
}

function BenchForm(props: Props) {
  const keeper = useTabKeeper(String(props.view.id), () => readAgain(props.screens.calls.show))
  return keeper ? <OpenForm {...props} keeper={keeper} /> : <Loading />
}

/** Of visits: what could not be sent before stands in the form again. */
function VisitForm(props: Props) {
  const { id } = props.view
  const accountId = useOwnId()
  const [kept, setKept] = useState<UnsentOfSheet | null | undefined>(undefined)
  useEffect(() => void unsentSheets.one(accountId, id).then(setKept), [accountId, id])
  const keeper = useMemo<Keeper | null>(
    () =>
      kept === undefined
        ? null
        : {
            kept,
            keep: (edit) => void unsentSheets.put({ ...edit, id, accountId, at: Date.now() }),
            drop: () => void unsentSheets.drop(id),
            away: { signedText: (values) => signedTextOf(props.screens, id, values) },
          },
    [kept, id, accountId, props.screens],
  )
  return keeper ? <OpenForm {...props} keeper={keeper} /> : <Loading />
}

function OpenForm({ screens, view, onChanged, keeper }: Props & { readonly keeper: Keeper }) {
  const words = useTexts(screens.words)
  const { fieldOf, headingOf } = useSheetFields(screens)
  const shown = valuesOf(screens, view)
  const { inForm: InForm } = screens
  if (!shown || !view.sheet) return null
  return (
    <SheetForm
      number={view.number}
      sheetId={view.id}
      sections={screens.kind.sections}
      calls={callsOf(screens, view.id, words('messages.saveFailed'))}
      shown={shown}
      savedUpTo={view.sheet}
      keeper={keeper}
      fieldOf={fieldOf}
      headingOf={headingOf}
      finish={(steps) => <SheetEnd screens={screens} view={view} onChanged={onChanged} {...steps} />}
      {...(InForm ? { end: (steps) => <InForm view={view} {...steps} /> } : {})}
    />
  )
}
