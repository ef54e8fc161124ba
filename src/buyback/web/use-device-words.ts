import { useTexts } from '#base/web/use-texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { buybackTexts } from '../texts.ts'
import type { StoredEstimate } from './stored-estimate.ts'

/** What the device is called, with its storage: iPhone 15, 128 GB. */
export function useDeviceWords() {
  const t = useTexts(buybackTexts)
  return ({ brandId, brandName, name, storageGb }: StoredEstimate['model']): string =>
    [deviceName({ brandId, brandName, typeName: name }), storageGb === null ? '' : t('model.size', { gb: storageGb })].filter(Boolean).join(', ')
}
