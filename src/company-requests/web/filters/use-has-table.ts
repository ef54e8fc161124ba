import { useMedia } from '#base/web/use-media.ts'

/** Room for a table; cards where there is not. */
export const useHasTable = (): boolean => useMedia('(min-width: 700px)')
