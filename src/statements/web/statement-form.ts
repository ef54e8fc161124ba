import { readAgain } from '#base/web/use-call.ts'
import type { DeskStatement } from '../statement.ts'
import { statementsApi } from '../statements.api.ts'

export type StatementFormProps = {
  readonly statement: DeskStatement
  readonly onDone: (news: string) => Promise<unknown>
  readonly onCancel: () => void
}

/** Wherever it is shown, it is read again. */
export const statementsChanged = () => Promise.all([readAgain(statementsApi.listStatements), readAgain(statementsApi.listStatementsOfRequest)])
