import { answerTasks } from '#base/server/processes/task-process.ts'
import { openApiDocument } from './openapi-document.ts'

const tasks = { writeDocument: async (site: { readonly PUBLIC_URL: string }) => JSON.stringify(await openApiDocument(site)) }
export type OpenApiTasks = typeof tasks

answerTasks(tasks)
