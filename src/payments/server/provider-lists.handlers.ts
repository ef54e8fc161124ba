import type { Handlers } from '#context.ts'
import type { providerListsApi } from '../provider-lists.api.ts'
import { noteDifference } from './provider-lists/note-difference.ts'
import { showAgreement } from './provider-lists/show-agreement.ts'
import { uploadProviderList } from './provider-lists/upload-provider-list.ts'

export const providerListsHandlers: Handlers<typeof providerListsApi> = { uploadProviderList, showAgreement, noteDifference }
