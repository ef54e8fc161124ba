import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { News } from '#base/web/kit/News.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { newKey } from '#base/web/new-key.ts'
import { openFile } from '#base/web/open-file.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { weekdayInWords, windowInWords } from '#requests/in-words.ts'
import type { ShownBatch } from '../../batch.ts'
import { storesApi } from '../../stores.api.ts'
import { storeTexts } from '../../texts.ts'
import styles from '../counter.module.css'
import { PlaceBadge } from '../devices/DeviceList.tsx'
import { ChooseDevices, useChosen } from './ChooseDevices.tsx'

type Props = {
  readonly batch: ShownBatch
  /** It was ordered or scanned just now. */
  readonly isShown: boolean
}

/** The button that ordered it is gone, and a scan leads to it. */
const takeFocus = (number: HTMLElement | null) => number?.focus()

/** What the courier comes for, or took. */
export function BatchCard({ batch, isShown }: Props) {
  const t = useTexts(storeTexts)
  const { language } = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const { news, tell } = useNews()
  const { step, begin, leave, end, onto } = useOpenStep<'handOver'>()
  const isOpen = batch.handedAt === null
  const waiting = batch.devices.filter(({ place }) => place === 'ordered')
  const id = `batch-${batch.id}`
  return (
    <Card isSpaced edge={isShown ? 'accent' : undefined} aria-labelledby={id}>
      <p className={styles.top}>
        <strong id={id} ref={isShown ? takeFocus : undefined} tabIndex={-1}>
          {batch.number}
        </strong>
        {/* Whose devices all went, or came back, without being handed over here, waits for nobody: each device says where it is. */}
        {(!isOpen || waiting.length > 0) && <Badge tone={isOpen ? 'soft' : 'plain'}>{t(isOpen ? 'batches.open' : 'batches.handed')}</Badge>}
      </p>
      <FactList
        variant="dense"
        facts={[
          [t('batches.comes'), `${weekdayInWords(language, batch.pickupDay)}, ${unbrokenHours(windowInWords(batch.pickupWindow))}`],
          [t('batches.count'), t('batches.devicesCount', { count: batch.devices.length })],
          [t('batches.handedAt'), batch.handedAt && <DateText key="at" at={batch.handedAt} />],
          [t('batches.courier'), batch.courierName],
        ]}
      />
      <details>
        <summary>{t('batches.show')}</summary>
        <ul>
          {batch.devices.map(({ crmRequestId, requestNumber, device, place }) => (
            <li key={crmRequestId}>
              <Link to={paths.counterDevice(crmRequestId)}>{requestNumber}</Link> {device} <PlaceBadge place={place} />
            </li>
          ))}
        </ul>
      </details>
      <News news={news} />
      <ErrorText>{problem}</ErrorText>
      {step ? (
        <HandOver
          batch={batch}
          leave={leave}
          done={() => {
            end()
            tell(t('batches.done', { number: batch.number }))
          }}
        />
      ) : (
        <Actions>
          <Button
            variant="quiet"
            onClick={() => {
              setProblem(null)
              openFile(storesApi.openManifest, { params: { id: batch.id } }).catch((error: Error) => setProblem(error.message))
            }}
          >
            <IconPrinter size={20} aria-hidden="true" />
            {t('batches.manifest')}
          </Button>
          {isOpen && waiting.length > 0 && (
            <Button ref={onto('handOver')} onClick={() => begin('handOver')}>
              {t('batches.handOver')}
            </Button>
          )}
        </Actions>
      )}
    </Card>
  )
}

const reread = () => Promise.all([storesApi.listBatches, storesApi.listStoreDevices, storesApi.showCounter].map(readAgain))

/** What the courier takes; what is left out waits for another one. */
type HandOverProps = { readonly batch: ShownBatch; readonly leave: () => void; readonly done: () => void }

function HandOver({ batch, leave, done }: HandOverProps) {
  const t = useTexts(storeTexts)
  const waiting = batch.devices.filter(({ place }) => place === 'ordered')
  const { chosen, toggle } = useChosen(waiting)
  const [courierName, setName] = useState('')
  const [key, setKey] = useState(newKey)
  const { mutate, isPending, error } = useSend(storesApi.handOverBatch)
  return (
    <ConfirmStep
      title={t('batches.handOverTitle', { number: batch.number })}
      confirm={t('batches.confirm', { count: chosen.size })}
      isPending={isPending}
      error={error}
      onBack={leave}
      onConfirm={() =>
        mutate(
          { params: { id: batch.id }, body: { devices: [...chosen], courierName }, idempotencyKey: key },
          { onSuccess: () => void reread().then(done), onError: () => setKey(newKey()) },
        )
      }
    >
      <p>{t('batches.handOverText')}</p>
      <ChooseDevices name={`batch-${batch.id}-devices`} devices={waiting} chosen={chosen} toggle={toggle} label={t('batches.taken')} />
      <TextField
        name={`batch-${batch.id}-courier`}
        label={t('batches.courierName')}
        autoComplete="off"
        maxLength={100}
        isOptional
        value={courierName}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </ConfirmStep>
  )
}
