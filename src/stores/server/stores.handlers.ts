import type { Handlers } from '#context.ts'
import type { storesApi } from '../stores.api.ts'
import { findStoreCustomer } from './find-store-customer.ts'

export const storesHandlers: Handlers<typeof storesApi> = { findStoreCustomer }
