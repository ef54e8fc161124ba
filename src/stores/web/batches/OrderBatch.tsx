import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useScanner } from '#base/web/use-scanner.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { pickupInWords } from '#requests/pickup-in-words.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { scannedOf } from '../../scanned.ts'
import { storesApi } from '../../stores.api.ts'
import { storeTexts } from '../../texts.ts'
import { ChooseDevices, useChosen } from './ChooseDevices.tsx'

type Props = { readonly ordered: (batchId: number) => void }

/** What waits at the counter: all of it is chosen until somebody leaves something out, or scans what is to go. */
export function OrderBatch({ ordered }: Props) {
  const t = useTexts(storeTexts)
  const { language } = useLanguage()
  const filters = { place: 'atCounter' } as const
  const { pages, error, isPending, refetch } = usePages(
    storesApi.listStoreDevices,
    filters,
    ({ after, size, signal }) =>
      call(storesApi.listStoreDevices, { query: { ...filters, after: after === undefined ? undefined : String(after), size: String(size) }, signal }),
    { rows: 'all' },
  )
  const devices = pages.flatMap((page) => page.devices)
  const days = useCall(storesApi.getCounterDays, {}).data?.pickupDays ?? []
  const free = days.flatMap(({ day, windows }) => windows.filter((window) => window.free).map(({ window }) => ({ day, window })))
  const { chosen, toggle, only, news } = useChosen(devices)
  const [pickup, setPickup] = useState('')
  const [key, setKey] = useState(newKey)
  const [attempt, setAttempt] = useState(0)
  const send = useSend(storesApi.orderBatch)
  const [first] = free
  const wanted = pickup || (first ? `${first.day} ${first.window}` : '')
  useScanner((code) => only(scannedOf(code)))

  function order() {
    if (send.isPending) return
    const [pickupDay = '', window] = wanted.split(' ')
    const pickupWindow = pickupWindows.find((one) => one === window) ?? pickupWindows[0]
    send.mutate(
      { body: { devices: [...chosen], pickupDay, pickupWindow }, idempotencyKey: key },
      {
        onError: () => {
          setAttempt((count) => count + 1)
          setKey(newKey())
          void readAgain(storesApi.listStoreDevices)
        },
        onSuccess: ({ id }) => {
          setKey(newKey())
          void Promise.all([storesApi.listBatches, storesApi.listStoreDevices, storesApi.showCounter].map(readAgain)).then(() => ordered(id))
        },
      },
    )
  }
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Skeleton shape="rows" count={3} />
  return (
    <Card isSpaced aria-labelledby="batch-order">
      <h2 id="batch-order">{t('batches.waiting')}</h2>
      {devices.length === 0 ? (
        <Muted>{t('batches.nothingWaits')}</Muted>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            order()
          }}
        >
          <FormErrorSummary problems={send.error ? [{ message: send.error.message }] : []} attempt={attempt} />
          <Muted>{t('batches.chooseHint')}</Muted>
          <Note role="status" tone="info">
            {news && t(`batches.news.${news.what}`, { code: news.code })}
          </Note>
          <ChooseDevices name="batch-devices" devices={devices} chosen={chosen} toggle={toggle} label={t('batches.devices')} />
          <SelectField name="pickupDay" label={t('batches.pickup')} value={wanted} onChange={({ currentTarget: { value } }) => setPickup(value)}>
            {free.map(({ day, window }) => (
              <option key={`${day} ${window}`} value={`${day} ${window}`}>
                {pickupInWords(language, day, window)}
              </option>
            ))}
          </SelectField>
          <Actions>
            <Button type="submit" aria-disabled={send.isPending || chosen.size === 0}>
              {send.isPending ? t('batches.pending') : t('batches.order', { count: chosen.size })}
            </Button>
          </Actions>
        </form>
      )}
    </Card>
  )
}
