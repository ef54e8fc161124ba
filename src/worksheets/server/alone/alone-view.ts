import { toE164 } from '#accounts/phone.ts'
import { keysOf } from '#accounts/who.ts'
import type { Call, ReadContext } from '#context.ts'
import { addressOfOwner, aloneOutcomesOf, deviceOfOwner } from '../../alone.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import { type KindDefinition, sheetOutcomes } from '../../kind.ts'
import { mayDo } from '../brand/require-sheet.ts'
import { sheetOf } from '../get-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { ownerOf } from './stored-owner.ts'

type Shown = Omit<BrandSheet, 'id' | 'number' | 'fields' | 'sentAt' | 'visit' | 'previous' | 'next'>

/** A sheet without a request as its screen shows it. Whoever may see the sheets of the kind has typed whose they are, or goes there. */
export async function viewOfAlone(ctx: ReadContext & Call, kind: KindDefinition, stored: StoredWorksheet): Promise<Shown> {
  const owner = ownerOf(stored)
  const mayEdit = mayDo(ctx.actor, kind, 'edit')
  const isOpen = stored.closedAt === null
  return {
    ...{ kind: stored.kind, sheetId: stored.id, version: stored.version, status: null, gsmWorksheetId: stored.number },
    ...{ requestId: null, requestNumber: null, waitsForQuote: false, waitsForInsurer: false, withdrawal: null, hasDocument: !isOpen },
    outcome: sheetOutcomes.find((one) => one === stored.outcome) ?? null,
    sheet: await sheetOf(ctx, stored),
    may: { edit: isOpen && mayEdit, outcomes: [] },
    maySend: !isOpen && owner.email !== '' && mayDo(ctx.actor, kind, 'send'),
    alone: {
      owner,
      outcomes: isOpen && mayEdit ? aloneOutcomesOf(kind, storedFieldsOf(stored)) : [],
      mayJoin: mayEdit,
      mayReopen: !isOpen && mayEdit && keysOf(ctx.actor).includes('request.undo'),
    },
    about: {
      customer: owner.name,
      reach: { email: owner.email, phone: toE164(owner.phone) ?? owner.phone, address: addressOfOwner(owner) },
      device: deviceOfOwner(owner),
      identifier: owner.serial,
      ...{ boughtOn: null, service: '', fault: owner.fault, arrivedAt: null, deliverTo: null },
    },
  }
}
