import type { Handlers } from '#context.ts'
import type { templatesApi } from '../templates.api.ts'
import { changeTemplate, createTemplate, listReadyTexts, listTemplates } from './templates/templates.ts'

export const templatesHandlers: Handlers<typeof templatesApi> = { listReadyTexts, listTemplates, createTemplate, changeTemplate }
