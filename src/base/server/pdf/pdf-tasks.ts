import { answerTasks } from '../processes/task-process.ts'
import { drawSheet, type PlainSheet } from './draw-sheet.ts'

const tasks = { drawSheet: async (sheet: PlainSheet) => drawSheet(sheet) }
export type PdfTasks = typeof tasks

answerTasks(tasks)
