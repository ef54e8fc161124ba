import os from 'node:os'
import { started, type TaskAnswer, type TaskMessage, type Tasks } from './task.ts'

/** Makes this process one of a `createProcessPool`: it does one task after the other until the portal leaves it. */
export function answerTasks(tasks: Tasks): void {
  // People who wait for a page come before people who send a photo.
  os.setPriority(10)
  // A Ctrl+C reaches the whole group; the portal says when its tasks end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  let before: Promise<void> = Promise.resolve()
  process.on('message', ({ task, input }: TaskMessage) => {
    before = before.then(async () => {
      const answer = await answerOf(tasks[task], input)
      // The portal may have died meanwhile: nobody waits for the answer, and the end follows by itself.
      process.send?.(answer, undefined, undefined, () => undefined)
    })
  })
  process.send?.(started, undefined, undefined, () => undefined)
}

async function answerOf(run: Tasks[string] | undefined, input: unknown): Promise<TaskAnswer> {
  try {
    if (!run) throw new Error('No such task')
    return { value: await run(input as never) }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return { failed: { message, code } }
  }
}
