import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { refusedWith } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { deskStatement, joinedRequest, nextStatementStep, statement, statementsQuery } from './statement.ts'

const number = z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND'))
const statementParams = z.object({ statementId: number })

export const statementsApi = {
  showStatements: get('/customer-requests/:id/statements', {
    summary: 'Complaints and withdrawals about a request that were sent from its own address, and where each stands',
    who: requestHolder,
    params: requestIdParams,
    answers: z.object({ statements: z.array(statement) }),
  }),

  listStatements: get('/service-desk/statements', {
    summary: 'Complaints and withdrawals: those that are not settled, the nearest term of the law first; or those that are, the newest first',
    who: employee('request.queue'),
    fromReplica: true,
    query: statementsQuery,
    answers: z.object({ statements: z.array(deskStatement), next: z.string().nullable() }),
  }),

  listStatementsOfRequest: get('/service-desk/requests/:id/statements', {
    summary: 'Complaints and withdrawals about a request',
    who: employee('request.queue'),
    params: requestIdParams,
    answers: z.object({ statements: z.array(deskStatement) }),
  }),

  moveStatement: post('/service-desk/statements/:statementId/steps', {
    summary: 'Says that a complaint or a withdrawal is being examined, or how it was settled; its sender is mailed the note. The same twice is once',
    who: employee('message.reply'),
    params: statementParams,
    body: nextStatementStep,
    answers: z.object({ statement: deskStatement }),
  }),

  joinStatement: post('/service-desk/statements/:statementId/join', {
    summary: 'Says which request a complaint or a withdrawal is about. The same twice is once',
    who: employee('message.reply'),
    params: statementParams,
    body: joinedRequest,
    answers: z.object({ statement: deskStatement }),
  }),
}
