import { useMedia } from '#base/web/use-media.ts'

/** Room for a table, and for everything the phone folds away. */
export const useIsWide = (): boolean => useMedia('(min-width: 1000px)')
