import type { Env } from '#base/server/env.ts'
import type { OutsideContext } from '#context.ts'
import type { InvoiceProviderName } from '../../invoice.ts'
import { builtInProvider } from './built-in.ts'
import type { InvoiceProvider } from './invoice-provider.ts'
import { szamlazzOf } from './szamlazz.ts'

/** With whom a new document is issued: Számlázz.hu where its key is set (env.ts does not let our own numbering into production unasked). */
export const newInvoicesBy = (env: Env): InvoiceProviderName => (env.SZAMLAZZ_AGENT_KEY ? 'szamlazz' : 'builtIn')

/**
 * The provider of a document that was given to it before, even when new ones go elsewhere.
 * @returns null when its settings are gone
 */
export const invoiceProviderOf = (ctx: Pick<OutsideContext, 'transaction' | 'env' | 'log'>, name: InvoiceProviderName): InvoiceProvider | null =>
  name === 'builtIn' ? builtInProvider(ctx) : szamlazzOf(ctx.env, ctx.log)
