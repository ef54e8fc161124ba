import type { OutsideContext } from '#context.ts'
import { builtInProvider } from './built-in.ts'
import type { InvoiceProvider, ProviderName } from './invoice-provider.ts'

/** With whom a new document is issued. */
export const newInvoicesBy: ProviderName = 'builtIn'

/**
 * The provider of a document that was given to it before, even when new ones go elsewhere.
 * @returns null when its settings are gone
 */
export const invoiceProviderOf = (ctx: Pick<OutsideContext, 'transaction'>, name: ProviderName): InvoiceProvider | null =>
  name === 'builtIn' ? builtInProvider(ctx) : null
