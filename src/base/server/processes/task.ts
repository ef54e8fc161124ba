/** Functions that run in a child process. What goes in and comes out is cloned, so it holds data only. */
export type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

export type TaskMessage = { task: string; input: unknown }
export type TaskAnswer = { value: unknown } | { failed: { message: string; code: string | undefined } }

/** What a process says before anything else, once it can do tasks. */
export const started = 'started'
