import type { PermissionKey } from './who.ts'

/** The keys as they are granted on the screen: by what somebody works with. Every key stands in one area. */
export const permissionAreas = {
  requests: [
    'request.queue',
    'request.arrive',
    'request.transition',
    'request.undo',
    'request.correct',
    'request.book',
    'device.abandon',
    'note.internal',
    'document.viewAll',
    'document.upload',
  ],
  quotes: ['quote.edit', 'quote.send', 'quote.decideOnBehalf', 'expertReport.issue'],
  customers: ['message.reply', 'customer.view', 'customer.anonymise'],
  courier: ['courier.dispatch'],
  worksheets: [
    ...(['worksheet.lg.view', 'worksheet.lg.edit', 'worksheet.lg.send', 'worksheet.lg.export'] as const),
    ...(['worksheet.apple.view', 'worksheet.apple.edit', 'worksheet.apple.send'] as const),
    ...(['worksheet.miele.view', 'worksheet.miele.edit', 'worksheet.miele.send'] as const),
    'worksheet.templates',
  ],
  money: ['invoice.issue', 'invoice.markPaid', 'company.terms', 'company.people'],
  office: ['price.edit', 'import.review', 'systemMessage.edit', 'manual.view', 'manual.edit', 'report.view', 'audit.view', 'permission.grant'],
} as const satisfies Readonly<Record<string, readonly PermissionKey[]>>
export type PermissionArea = keyof typeof permissionAreas
