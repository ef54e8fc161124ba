import { answerTasks } from '#base/server/processes/task-process.ts'
import { readCodList } from '../cash-on-delivery/read-cod-list.ts'
import { readProviderList } from '../provider-lists/read-provider-list.ts'
import { readStatement } from '../statements/read-statement.ts'

const tasks = { readStatement, readCodList, readProviderList }
export type ReadingTasks = typeof tasks

answerTasks(tasks)
