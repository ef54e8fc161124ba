import { useState } from 'react'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import type { Scanned } from '../../scanned.ts'
import type { ListedStoreDevice } from '../../store-device.ts'

type News = { readonly what: 'chosen' | 'unknown'; readonly code: string } | null

/**
 * Which of these devices are chosen: all of them, until one is left out; the first scan leaves out what was not scanned, and each one more adds what it
 * names.
 */
export function useChosen(devices: readonly ListedStoreDevice[]) {
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const [isScanning, setScanning] = useState(false)
  const [news, setNews] = useState<News>(null)
  const all = new Set(devices.map(({ crmRequestId }) => crmRequestId))
  const chosen: ReadonlySet<number> = picked === null ? all : new Set([...picked].filter((id) => all.has(id)))
  function toggle(id: number, isIn: boolean) {
    setPicked(new Set(isIn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
    setNews(null)
  }
  function only(scanned: Scanned) {
    const code = 'identifier' in scanned ? scanned.identifier : String(scanned.id)
    const found = devices.find(({ crmRequestId, identifier }) =>
      'identifier' in scanned ? identifier === scanned.identifier : scanned.kind === 'request' && crmRequestId === scanned.id,
    )
    setNews({ what: found ? 'chosen' : 'unknown', code: found ? `${found.requestNumber}, ${found.device}` : code })
    if (!found) return
    setPicked(new Set(isScanning ? [...chosen, found.crmRequestId] : [found.crmRequestId]))
    setScanning(true)
  }
  return { chosen, toggle, only, news }
}

type Props = {
  readonly name: string
  readonly label: string
  readonly devices: readonly ListedStoreDevice[]
  readonly chosen: ReadonlySet<number>
  readonly toggle: (id: number, isIn: boolean) => void
}

export function ChooseDevices({ name, label, devices, chosen, toggle }: Props) {
  return (
    <FieldGroup name={name} label={label} isWide>
      <Choices shape="wide">
        {devices.map(({ crmRequestId, requestNumber, device, identifier, customer }) => (
          <Choice
            key={crmRequestId}
            type="checkbox"
            label={`${requestNumber} · ${device}`}
            detail={`${identifier} · ${customer}`}
            checked={chosen.has(crmRequestId)}
            onChange={({ currentTarget: { checked } }) => toggle(crmRequestId, checked)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
