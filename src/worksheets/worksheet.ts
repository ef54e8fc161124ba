import { z } from 'zod'
import { lineOfText, longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { type RequestStatus, type UnrepairedOutcome, unrepairedOutcomes, warrantyTypes } from '#requests/status.ts'

export const maxParts = 40

const figure = (min: number, max: number) =>
  z.int(wrongType).min(min, refusedWith('QUOTE_FIGURE', { min, max })).max(max, refusedWith('QUOTE_FIGURE', { min, max }))

const partDraft = z.strictObject(
  {
    partNumber: lineOfText(60).default(''),
    name: lineOfText(200).min(1, refusedWith('REQUIRED')),
    quantity: figure(1, 999),
    oldSerial: lineOfText(60).default(''),
    newSerial: lineOfText(60).default(''),
    /** Net forints of one piece. */
    netUnit: figure(0, 5_000_000),
    underWarranty: z.boolean(wrongType),
  },
  wrongType,
)
export type PartDraft = z.output<typeof partDraft>

/** GAPS D5: what the workshop writes down while it works; the rest of a worksheet the request knows. */
export const worksheetDraft = z.object({
  diagnosis: longText(),
  workDone: longText(),
  testResult: longText(1000),
  labourMinutes: figure(0, 6000),
  /** SPEC 3: the device that goes back, where it is another one. */
  deviceIdentifierOut: lineOfText(60),
  /** What the customer adds about the work. Left out by a phone that holds a sheet from before there was such a field. */
  customerRemark: longText(1000).default(''),
  /** Only the workshop reads it. */
  internalNote: longText(),
  parts: z.array(partDraft, wrongType).max(maxParts, refusedWith('LIST_TOO_LONG', { max: maxParts })),
})
export type WorksheetDraft = z.output<typeof worksheetDraft>

/** The fields of the common part beside the table of parts. */
export type CommonField = Exclude<keyof WorksheetDraft, 'parts'>

export const emptyWorksheet: WorksheetDraft = {
  diagnosis: '',
  workDone: '',
  testResult: '',
  labourMinutes: 0,
  deviceIdentifierOut: '',
  customerRemark: '',
  internalNote: '',
  parts: [],
}

/** While the device is with the technicians. */
export const isOnBench = (status: RequestStatus): boolean =>
  status === 'ARRIVED' || status === 'QUOTE_DONE' || status === 'QUOTE_ACCEPTED' || status === 'QUOTE_REJECTED'

/** A sheet that began without a request is written on before its device comes too, if it is to come at all. */
export const isWrittenIn = (status: RequestStatus, beganAlone: boolean): boolean =>
  isOnBench(status) || (beganAlone && (status === 'RECEIVED' || status === 'DELIVERY_IN_ORDERED'))

/** A refused quote ends in a return (GAPS D1), an accepted one too where the repair cannot be done; only a claim can be rejected as a claim. */
export function unrepairedOutcomesOf({ status, warrantyTypeId }: { status: RequestStatus; warrantyTypeId: number }): UnrepairedOutcome[] {
  if (status === 'QUOTE_ACCEPTED' || status === 'QUOTE_REJECTED') return ['RETURNED_UNREPAIRED']
  if (status !== 'ARRIVED') return []
  return unrepairedOutcomes.filter((outcome) => outcome !== 'WARRANTY_REJECTED' || warrantyTypeId !== warrantyTypes.paid)
}
