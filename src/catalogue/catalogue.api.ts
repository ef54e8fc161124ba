import { z } from 'zod'
import { anyone } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import {
  availableService,
  availableServiceSummary,
  brand,
  brandSummary,
  colour,
  form,
  lookup,
  mobilProvider,
  preparationStep,
  productGroup,
  productType,
  serviceBrand,
  serviceProductGroup,
  serviceProductType,
  systemParam,
} from './catalogue.ts'
import { systemInfo } from './system-info.ts'

const id = z.coerce.number().int().positive().max(2_147_483_647)
/** A number, or the word the address or the parameter is known by. */
const idOrName = z.string().min(1).max(60)

/** The catalogue changes when seeds are applied, so a browser may keep an answer for minutes and ask again with its ETag. */
const cacheSeconds = 300
const cached = { who: anyone, cacheSeconds } as const

export const catalogueApi = {
  // brands
  listBrands: get('/brands', { summary: 'Every brand, sorted by name', ...cached, answers: z.array(brandSummary) }),
  showBrand: get('/brands/:id', {
    summary: 'A brand by id or slug, with its texts and services',
    ...cached,
    params: z.object({ id: idOrName }),
    answers: brand,
  }),
  listBrandProductGroups: get('/brands/:id/product-groups', {
    summary: 'The kinds of devices a brand sells',
    ...cached,
    params: z.object({ id }),
    answers: z.array(productGroup),
  }),
  listFormProductGroups: get('/brands/:brandId/form-types/:formTypeId/product-groups', {
    summary: 'The kinds of devices of a brand that a form takes',
    ...cached,
    params: z.object({ brandId: id, formTypeId: id }),
    answers: z.array(productGroup),
  }),
  listProductTypes: get('/brands/:brandId/product-types/:groupId', {
    summary: 'The devices of a brand in a product group, with their colours',
    ...cached,
    params: z.object({ brandId: id, groupId: id }),
    answers: z.array(productType),
  }),
  listPreparationSteps: get('/brands/:id/preparation-steps', {
    summary: 'What the customer confirms before the courier comes',
    ...cached,
    params: z.object({ id }),
    query: z.object({ productGroupId: id.optional() }),
    answers: z.array(preparationStep),
  }),

  // service entries
  showMobilProvider: get('/mobil-providers/:id', {
    summary: 'A mobile operator by id or slug, with its texts and services',
    ...cached,
    params: z.object({ id: idOrName }),
    answers: mobilProvider,
  }),
  listAvailableServices: get('/available-services', {
    summary: 'The services that belong to no brand and no operator',
    ...cached,
    answers: z.array(availableServiceSummary),
  }),
  showAvailableService: get('/available-services/:id', {
    summary: 'One service with its terms',
    ...cached,
    params: z.object({ id }),
    answers: availableService,
  }),
  showForm: get('/forms/:id', { summary: 'What a form asks for', ...cached, params: z.object({ id }), answers: form }),

  // lists
  listProductGroups: get('/product-groups', { summary: 'Every kind of device', ...cached, answers: z.array(productGroup) }),
  listLookup: get('/lookups/:kind', {
    summary: 'A short list: warranty types, SIM locks, failure options and the like',
    ...cached,
    params: z.object({ kind: idOrName }),
    answers: z.array(lookup),
  }),
  listSystemParams: get('/system-params', { summary: 'Every public figure of the business in force', ...cached, answers: z.array(systemParam) }),
  showSystemParam: get('/system-param/:id', {
    summary: 'A public figure of the business, by id or key',
    ...cached,
    params: z.object({ id: idOrName }),
    answers: systemParam,
  }),

  // the insurance catalogue
  listServiceProductGroups: get('/fonix-product-groups/enabled', {
    summary: 'The kinds of devices the insurance service takes',
    ...cached,
    answers: z.array(serviceProductGroup),
  }),
  listServiceBrands: get('/fonix-product-groups/:id/brands-enabled', {
    summary: 'The brands the insurance service takes of a kind of device',
    ...cached,
    params: z.object({ id }),
    answers: z.array(serviceBrand),
  }),
  listServiceProductTypes: get('/fonix-brands/:id/product-types', {
    summary: 'The devices of a brand the insurance service takes',
    ...cached,
    params: z.object({ id }),
    query: z.object({ serviceProductGroupId: id.optional() }),
    answers: z.array(serviceProductType),
  }),
  listServiceColours: get('/fonix-product-types/:id/colors', {
    summary: 'The colours of a device the insurance service takes',
    ...cached,
    params: z.object({ id }),
    answers: z.array(colour),
  }),

  // messages
  showSystemInfo: get('/system-info/messages/:code', {
    summary: 'The present message of a product, and the flags of the shell',
    who: anyone,
    // A message must reach people soon after it is written.
    cacheSeconds: 30,
    params: z.object({ code: z.string().min(1).max(40) }),
    answers: systemInfo,
  }),
}
