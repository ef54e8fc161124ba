import { useNavigate } from 'react-router'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useScanner } from '#base/web/use-scanner.ts'
import { paths } from '#paths.ts'
import { scannedOf } from '../../scanned.ts'
import { storesApi } from '../../stores.api.ts'

/** A scan leads to what it names: a batch, a device; several or none are shown as a search would. @param tell what went wrong, as a sentence */
export function useOpenScanned(tell: (problem: string | null) => void): void {
  const navigate = useNavigate()
  useScanner((code) => {
    tell(null)
    open(code).then(
      (to) => navigate(to),
      ({ message }: CallRefused) => tell(message),
    )
  })
}

async function open(code: string): Promise<string> {
  const scanned = scannedOf(code)
  if (scanned.kind === 'batch') return paths.counterBatches(scanned.id)
  const text = scanned.kind === 'request' ? String(scanned.id) : scanned.identifier
  const { devices } = await call(storesApi.listStoreDevices, { query: { text, size: '2' } })
  const [only, ...others] = devices
  return only && others.length === 0 ? paths.counterDevice(only.crmRequestId) : paths.counter(text)
}
