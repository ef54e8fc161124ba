import { type PermissionKey, permissionKeys } from './who.ts'

/** The posts of the service desk, by the names the house uses (GAPS D4). */
export const posts = ['atvevo', 'technikus', 'ugyfelszolgalat', 'logisztika', 'penzugy', 'vezeto'] as const
export type Post = (typeof posts)[number]

/** Everybody at the desk sees the queue and a request's documents, reads the manual, and may leave a note. */
const everyPost: readonly PermissionKey[] = ['request.queue', 'document.viewAll', 'note.internal', 'manual.view']

/** Whoever repairs fills the sheets of the brands, and settles with the makers. */
const brandSheets: readonly PermissionKey[] = [
  ...(['worksheet.lg.view', 'worksheet.lg.edit', 'worksheet.lg.send', 'worksheet.lg.export'] as const),
  ...(['worksheet.apple.view', 'worksheet.apple.edit', 'worksheet.apple.send'] as const),
]

const mieleSheets: readonly PermissionKey[] = ['worksheet.miele.view', 'worksheet.miele.edit', 'worksheet.miele.send']

/** What each post is granted at the start; from then on the keys of an account are its own. */
export const permissionPresets: Readonly<Record<Post, readonly PermissionKey[]>> = {
  atvevo: [...everyPost, 'request.arrive', 'request.transition', 'request.correct', 'document.upload', 'customer.view'],
  technikus: [
    ...everyPost,
    'request.transition',
    'request.correct',
    'quote.edit',
    'quote.send',
    'expertReport.issue',
    'document.upload',
    ...brandSheets,
    ...mieleSheets,
  ],
  ugyfelszolgalat: [
    ...everyPost,
    'request.correct',
    'request.book',
    'quote.decideOnBehalf',
    'document.upload',
    'message.reply',
    'customer.view',
    'company.people',
    'import.review',
  ],
  logisztika: [...everyPost, 'request.transition', 'request.correct', 'courier.dispatch', 'customer.view'],
  penzugy: [...everyPost, 'invoice.issue', 'invoice.markPaid', 'device.abandon', 'customer.view', 'report.view'],
  vezeto: permissionKeys,
}

/** The post that is granted exactly these keys; null: they were chosen one by one. */
export const postWith = (keys: readonly PermissionKey[]): Post | null =>
  posts.find((post) => {
    const granted = new Set(permissionPresets[post])
    return granted.size === new Set(keys).size && keys.every((key) => granted.has(key))
  }) ?? null
