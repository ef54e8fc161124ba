import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { emptyWorksheet } from '../worksheet.ts'
import type { WorksheetView } from '../worksheet-view.ts'
import { draftOf, editedWorksheet, fieldAt, newPart } from './sheet/edited-worksheet.ts'
import { FinishSteps } from './sheet/FinishSteps.tsx'
import { WorksheetForm } from './sheet/WorksheetForm.tsx'
import { WorksheetShown } from './sheet/WorksheetShown.tsx'

const later = async () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const part = { partNumber: 'USB-C', name: 'Csatlakozó', quantity: 2, oldSerial: 'A', newSerial: '', netUnit: 4200, underWarranty: true }
const sheet: NonNullable<WorksheetView['sheet']> = {
  ...emptyWorksheet,
  diagnosis: 'Törött csatlakozó',
  parts: [part],
  revision: 1,
  saved: { at: '2026-11-23T08:00:00Z', by: 'Kovács Anna' },
  closedAt: null,
}
const view: WorksheetView = {
  kind: 'common',
  sheetId: 1,
  version: 2,
  status: 'ARRIVED',
  gsmWorksheetId: 'MC48271935',
  outcome: null,
  sheet,
  may: { edit: true, outcomes: ['REPAIRED', 'NO_FAULT', 'REPLACED'] },
  waitsForQuote: false,
  waitsForInsurer: false,
  withdrawal: null,
  hasDocument: false,
}

describe('the worksheet', () => {
  test('draws every field under the name the server refuses it by', () => {
    const html = drawn(<WorksheetForm requestId={1} version={2} view={view} sheet={sheet} onChanged={later} />)
    for (const field of ['diagnosis', 'workDone', 'testResult', 'labourMinutes', 'deviceIdentifierOut', 'customerRemark', 'internalNote'])
      expect(html, field).toContain(`name="${field}"`)
    for (const field of ['name', 'partNumber', 'quantity', 'oldSerial', 'newSerial', 'netUnit', 'underWarranty'])
      expect(html, field).toContain(`name="parts.0.${field}"`)
    expect(html).toContain('Mentve:')
    expect(html).toContain('A javítás elkészült')
  })

  test('is saved as it was typed, without a part that was only added', () => {
    const begun = newPart()
    const edited = { ...editedWorksheet(sheet), labourMinutes: '1 200', parts: [begun, ...editedWorksheet(sheet).parts] }
    expect(draftOf(edited)).toEqual({ ...emptyWorksheet, diagnosis: 'Törött csatlakozó', labourMinutes: 1200, parts: [part] })
    expect(fieldAt('parts.0.name', edited)).toBe('parts.1.name')
    expect(fieldAt('diagnosis', edited)).toBe('diagnosis')
    expect(draftOf({ ...edited, labourMinutes: 'sok' }).labourMinutes).toBeNaN()
  })

  test('closed, it is only read, and its document can be opened', () => {
    const closed = { ...sheet, closedAt: '2026-11-24T08:00:00Z' }
    const html = drawn(
      <WorksheetShown requestId={1} view={{ ...view, outcome: 'REPAIRED', hasDocument: true }} sheet={closed}>
        {null}
      </WorksheetShown>,
    )
    for (const said of ['Megjavítva', 'Törött csatlakozó', 'Csatlakozó, USB-C', 'Munkalap megnyitása']) expect(html, said).toContain(said)
    expect(html).not.toContain('<textarea')
  })

  test('offers only the ends this employee may choose', () => {
    const steps = (may: WorksheetView['may'], waitsForQuote = false, withdrawal: WorksheetView['withdrawal'] = null) =>
      drawn(
        <FinishSteps
          requestId={1}
          version={2}
          view={{ ...view, may, waitsForQuote, withdrawal }}
          onChanged={later}
          save={async () => true}
          showProblems={() => undefined}
        />,
      )
    expect(steps(view.may)).toMatch(/A javítás elkészült.*Visszaküldés javítás nélkül/)
    // Where the customer withdrew, the way back comes first.
    expect(steps(view.may, false, 'accepted')).toMatch(/Visszaküldés javítás nélkül.*A javítás elkészült/)
    expect(steps({ edit: true, outcomes: ['NO_FAULT'] }, true)).toMatch(/elfogadása után.*Visszaküldés/)
    expect(steps({ edit: false, outcomes: [] })).toBe('')
  })
})
