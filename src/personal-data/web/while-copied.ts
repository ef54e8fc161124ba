import type { MyData } from '../my-data.ts'

/** A copy that is being made is looked at every five seconds, until it is there. */
export const whileCopied = (data: MyData | undefined): number | undefined => (data?.export?.state === 'running' ? 5_000 : undefined)
