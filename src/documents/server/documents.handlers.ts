import type { Handlers } from '#context.ts'
import type { documentsApi } from '../documents.api.ts'
import { documentsOfRequest } from './documents-of-request.ts'
import { openDocument } from './open-document.ts'
import { viewDocument, viewWorksheetDocument } from './view-document.ts'

export const documentsHandlers: Handlers<typeof documentsApi> = { viewDocument, viewWorksheetDocument, openDocument, documentsOfRequest }
