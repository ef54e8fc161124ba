import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { brandExists } from '#catalogue/server/brand-store.ts'
import { everyProductGroup } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext, ReferenceContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { templatesApi } from '../../templates.api.ts'
import type { TemplateInList } from '../../templates.ts'
import { requireAnySheet } from '../bench/bench-sheet.ts'
import { deviceOfSheet, everyTemplate, insertTemplate, lockTemplate, type StoredTemplate, updateTemplate } from './template-store.ts'

type Api = typeof templatesApi

/** What is for this very device stands before what is for all. */
export async function listReadyTexts(ctx: ReadContext & Call, { params }: Input<Api['listReadyTexts']>): Promise<Output<Api['listReadyTexts']>> {
  const { sheet } = await requireAnySheet(ctx, params.id)
  const device = await deviceOfSheet(ctx.tx, sheet.id)
  const fits = (wanted: number | null, is: number | undefined) => wanted === null || wanted === is
  const nearness = ({ brandId, productGroupId }: StoredTemplate) => Number(brandId !== null) * 2 + Number(productGroupId !== null)
  const fitting = (await everyTemplate(ctx)).filter(
    (one) => one.retiredAt === null && fits(one.brandId, device?.brandId) && fits(one.productGroupId, device?.productGroupId),
  )
  return {
    templates: fitting.toSorted((one, other) => nearness(other) - nearness(one)).map(({ id, field, title, body }) => ({ id, field, title, body })),
  }
}

export const listTemplates = async (ctx: ReadContext & Call): Promise<Output<Api['listTemplates']>> => ({
  templates: (await everyTemplate(ctx)).map(inList),
  productGroups: (await everyProductGroup(ctx, ctx.language)).map(({ id, name }) => ({ id, name })),
})

/** @throws Refusal INVALID_INPUT for a brand or a group that is not there */
export async function createTemplate(ctx: TransactionContext & Call, { body }: Input<Api['createTemplate']>): Promise<TemplateInList> {
  await requireDevice(ctx, body)
  return inList(await insertTemplate(ctx.tx, body, { now: ctx.now, accountId: employeeIdOf(ctx) }))
}

/** @throws Refusal NOT_FOUND, TEMPLATE_MOVED_ON, INVALID_INPUT */
export async function changeTemplate(ctx: TransactionContext & Call, { params, body }: Input<Api['changeTemplate']>): Promise<TemplateInList> {
  const stored = await lockTemplate(ctx.tx, params.templateId)
  if (!stored) throw new Refusal('NOT_FOUND')
  const { version, isRetired, ...written } = body
  if (stored.version !== version) throw new Refusal('TEMPLATE_MOVED_ON')
  await requireDevice(ctx, written)
  const change = { ...written, version: version + 1, retiredAt: isRetired ? (stored.retiredAt ?? ctx.now) : null }
  return inList(await updateTemplate(ctx.tx, params.templateId, { ...change, now: ctx.now, accountId: employeeIdOf(ctx) }))
}

async function requireDevice(
  ctx: ReferenceContext & Pick<Call, 'language'>,
  { brandId, productGroupId }: Pick<StoredTemplate, 'brandId' | 'productGroupId'>,
) {
  const refuse = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID_INPUT' }] })
  if (brandId !== null && !(await brandExists(ctx, brandId))) throw refuse('brandId')
  const groups = await everyProductGroup(ctx, ctx.language)
  if (productGroupId !== null && !groups.some(({ id }) => id === productGroupId)) throw refuse('productGroupId')
}

const inList = ({ id, field, title, body, brandId, productGroupId, version, retiredAt }: StoredTemplate): TemplateInList => ({
  ...{ id, field, title, body, brandId, productGroupId, version, isRetired: retiredAt !== null },
})
