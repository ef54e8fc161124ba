import type { Handlers } from '#context.ts'
import type { statementsApi } from '../statements.api.ts'
import { joinStatement } from './join-statement.ts'
import { listStatements, listStatementsOfRequest, showStatements } from './list-statements.ts'
import { moveStatement } from './move-statement.ts'

export const statementsHandlers: Handlers<typeof statementsApi> = {
  showStatements,
  listStatements,
  listStatementsOfRequest,
  moveStatement,
  joinStatement,
}
