import sharp from 'sharp'
import { answerTasks } from '../processes/task-process.ts'
import { inspectPdf } from './pdf-inspection.ts'
import { redrawPhoto } from './photos.ts'

// One picture at a time on one core, and nothing of it is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

const tasks = { redrawPhoto, inspectPdf }
export type UploadTasks = typeof tasks

answerTasks(tasks)
