import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { readAgain } from '#base/web/use-call.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { draftOf, editedSheet, ownDraftOf } from '../sheet/edited-worksheet.ts'
import { landing } from './kept-edit.ts'
import { type UnsentOfSheet, unsentSheets } from './kept-store.ts'

/**
 * Sends what was kept, each sheet once, one after the other. What somebody else wrote in the same field meanwhile stays kept until a person decides on
 * the sheet itself. Without a network everything stays where it is.
 */
export async function sendKept(screens: BrandScreens, accountId: number): Promise<void> {
  // Two tabs of a phone send by turns.
  await navigator.locks.request('worksheets', async () => {
    for (const edit of await unsentSheets.all(accountId)) if (!(await sendOne(screens, edit))) return
    await readAgain(screens.calls.show)
  })
}

/** @returns false: there is no network */
async function sendOne(screens: BrandScreens, edit: UnsentOfSheet): Promise<boolean> {
  try {
    const view = await call(screens.calls.show, { params: { id: edit.id } })
    // Closed, or not theirs any more: what was typed waits on the sheet's own screen.
    if (!view.sheet || !view.may.edit) return true
    const next = landing(edit, { revision: view.sheet.revision, values: editedSheet(screens.own, { ...view.sheet, fields: view.fields }) })
    if (next.kind === 'done') await unsentSheets.drop(edit.id)
    if (next.kind !== 'send') return true
    const { values, revision } = next
    const body = screens.calls.save.body.safeParse({ id: edit.id, revision, ...draftOf(values), fields: ownDraftOf(screens.own, values) })
    // Half a figure, left in a tunnel: it is mended on the sheet.
    if (!body.success) return true
    await call(screens.calls.save, { body: body.data })
    await unsentSheets.drop(edit.id)
    return true
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return error.code !== 'REQUEST_SEND_2'
  }
}
