import type { Handlers } from '#context.ts'
import type { collectiveApi } from '../../collective.api.ts'
import { cancelCollective } from './cancel-collective.ts'
import { getCollectiveDocument } from './get-collective-document.ts'
import { issueCollective } from './issue-collective.ts'

export const collectiveHandlers: Handlers<typeof collectiveApi> = { issueCollective, cancelCollective, getCollectiveDocument }
