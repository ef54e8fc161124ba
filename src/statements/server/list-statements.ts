import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { placeInWords } from '../statement.ts'
import type { statementsApi } from '../statements.api.ts'
import { casesOfList, casesOfRequest, isKnownRequest, stepsOfCases } from './case-store.ts'
import { deskStatements, statementOf } from './statement-dto.ts'

type Api = typeof statementsApi

export async function showStatements(
  ctx: ReadContext & Call,
  { params: { id } }: Input<Api['showStatements']>,
): Promise<Output<Api['showStatements']>> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  // What somebody else wrote about it is between them and us.
  const rows = (await casesOfRequest(ctx.tx, id)).filter(({ isOfCustomer }) => isOfCustomer)
  const steps =
    rows.length > 0
      ? await stepsOfCases(
          ctx.tx,
          rows.map((row) => row.id),
        )
      : []
  return { statements: rows.map((row) => statementOf(row, steps)) }
}

export async function listStatements(ctx: ReadContext & Call, { query }: Input<Api['listStatements']>): Promise<Output<Api['listStatements']>> {
  const rows = await casesOfList(ctx.tx, query.list, query)
  const page = rows.slice(0, query.size)
  const last = page.at(-1)
  return { statements: await deskStatements(ctx, page), next: rows.length > query.size && last ? placeInWords(last) : null }
}

export async function listStatementsOfRequest(
  ctx: ReadContext & Call,
  { params: { id } }: Input<Api['listStatementsOfRequest']>,
): Promise<Output<Api['listStatementsOfRequest']>> {
  if (!(await isKnownRequest(ctx.tx, id))) throw new Refusal('NOT_FOUND')
  return { statements: await deskStatements(ctx, await casesOfRequest(ctx.tx, id)) }
}
