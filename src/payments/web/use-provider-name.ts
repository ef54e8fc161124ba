import { useTexts } from '#base/web/use-texts.ts'
import { paymentDeskTexts } from '../desk-texts.ts'

/** A payment provider as it writes itself; one that is no longer ours by the name in our books. */
export function useProviderName(): (provider: string) => string {
  const t = useTexts(paymentDeskTexts)
  return (provider) => {
    const known = (['paypal', 'simplepay', 'simulator', 'cardSimulator'] as const).find((name) => name === provider)
    return known ? t(`provider.${known}`) : provider
  }
}
