import { answerTasks } from '#base/server/processes/task-process.ts'
import { readCodList } from '../cash-on-delivery/read-cod-list.ts'
import { readStatement } from '../statements/read-statement.ts'

const tasks = { readStatement, readCodList }
export type ReadingTasks = typeof tasks

answerTasks(tasks)
