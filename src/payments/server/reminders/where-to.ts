import type { Translator } from '#base/texts.ts'
import { company } from '#site/company.ts'
import type { paymentEmailTexts } from '../../email-texts.ts'

/** Where a transfer goes and which reference it needs, as emails list it. */
export const whereTo = (t: Translator<typeof paymentEmailTexts.hu>, invoice: { readonly paymentReference: string }): [string, string][] => [
  [t('transfer.beneficiary'), company.name],
  [t('transfer.account'), company.bankAccount],
  [t('transfer.reference'), invoice.paymentReference],
]
