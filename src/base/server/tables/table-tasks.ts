import { answerTasks } from '../processes/task-process.ts'
import { readTable } from './read-table.ts'

const tasks = { readTable }
export type TableTasks = typeof tasks

answerTasks(tasks)
