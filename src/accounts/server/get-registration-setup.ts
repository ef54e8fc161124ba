import type { Call, ReadContext } from '#context.ts'
import { acceptedTexts, businessForms } from './registration-setup-store.ts'

export const getRegistrationSetup = async (ctx: ReadContext & Call) => ({
  textVersions: await acceptedTexts(ctx, ctx.language),
  businessForms: [...(await businessForms(ctx, ctx.language))],
})
