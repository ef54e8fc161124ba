import { paths } from '#paths.ts'
import type { promiseFilters } from '../promises.ts'

/** Where the list under the table is found; the focus goes there with it. */
export const listId = 'promises-of-week'

type Asked = { readonly span: number; readonly week: string; readonly show: (typeof promiseFilters)[number] | undefined }

/** The overview with the list of one week opened. */
export const listAddress = ({ span, week, show }: Asked) =>
  `${paths.deskPromises()}?${new URLSearchParams({ weeks: String(span), week, ...(show && { show }) })}#${listId}`
