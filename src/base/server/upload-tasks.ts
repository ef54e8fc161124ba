import sharp from 'sharp'
import { redrawPhoto } from './photos.ts'
import { answerTasks } from './task-process.ts'

// One picture at a time on one core, and nothing of it is kept for the next.
sharp.concurrency(1)
sharp.cache(false)

const tasks = { redrawPhoto }
export type UploadTasks = typeof tasks

answerTasks(tasks)
