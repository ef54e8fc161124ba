import sharp from 'sharp'
import { inspectPdf } from '../files/pdf-inspection.ts'
import { redrawPhoto } from '../files/photos.ts'
import { answerTasks } from '../processes/task-process.ts'

// One picture at a time on one core, and nothing of it is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

const tasks = { redrawPhoto, inspectPdf }
export type UploadTasks = typeof tasks

answerTasks(tasks)
