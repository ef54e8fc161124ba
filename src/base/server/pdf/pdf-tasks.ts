import { answerTasks } from '../processes/task-process.ts'
import { drawSheet } from './draw-sheet.ts'

const tasks = { drawSheet }
export type PdfTasks = typeof tasks

answerTasks(tasks)
