/** Asked every few seconds, or dozens of times for one page; they tell nothing unless they fail. */
export const quietRoutes = new Set<string>(['/healthz', '/readyz', '/*'])
