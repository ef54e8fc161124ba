import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Chip } from '#base/web/kit/Chip.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { List } from '#base/web/kit/List.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { fileColumnNames } from '../../file-columns.ts'
import { maxAnnounced } from '../../pre-alert.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'
import { preAlertsChanged } from '../pre-alerts-changed.ts'
import { DeviceFields } from './DeviceFields.tsx'
import { FromFile } from './FromFile.tsx'
import { deviceOfRow, emptyDevice, sentDevices, type TypedDevice } from './typed-device.ts'

const atOnce = 25

const isWrong = ({ problems }: TypedDevice) => Object.keys(problems).length > 0

/** Several devices at once, typed or filled in from a file; all of them are announced, or none. */
export function AnnounceForm() {
  const t = useTexts(preAlertTexts)
  const navigate = useNavigate()
  const announce = useSend(preAlertsApi.announcePreAlerts)
  const [devices, setDevices] = useState<readonly TypedDevice[]>([emptyDevice(0)])
  const [source, setSource] = useState<'form' | 'file'>('form')
  const [onlyWrong, setOnlyWrong] = useState(false)
  const [shown, setShown] = useState(atOnce)
  const [attempt, setAttempt] = useState(0)
  const [key, setKey] = useState(newKey)
  const change = useCallback((next: TypedDevice) => {
    setDevices((all) => all.map((one) => (one.key === next.key ? next : one)))
    setKey(newKey())
  }, [])
  const remove = useCallback((gone: number) => {
    setDevices((all) => all.filter((one) => one.key !== gone))
    setKey(newKey())
  }, [])

  const wrong = devices.filter(isWrong)
  const problems = devices.flatMap((device, place) =>
    fileColumnNames.flatMap((name) => {
      const problem = device.problems[name]
      return problem
        ? [{ fieldId: `devices.${place}.${name}`, message: `${t('form.device', { place: String(place + 1) })}: ${problem.message}` }]
        : []
    }),
  )
  const general = announce.error && (announce.error.fields ?? []).length === 0 ? [{ message: announce.error.message }] : []
  const visible = devices.map((device, place) => ({ device, place })).filter(({ device, place }) => (onlyWrong ? isWrong(device) : place < shown))

  function blame(refused: CallRefused) {
    const said = new Map((refused.fields ?? []).map(({ path, message }) => [path, message]))
    setDevices((all) =>
      all.map((device, place) => {
        const found = fileColumnNames.flatMap((name) => {
          const message = said.get(`devices.${place}.${name}`)
          return message === undefined ? [] : [[name, { message, suggestions: [] }] as const]
        })
        return { ...device, problems: Object.fromEntries(found) }
      }),
    )
    setAttempt((count) => count + 1)
  }

  function send() {
    if (announce.isPending) return
    if (problems.length > 0) return setAttempt(attempt + 1)
    announce.mutate(
      { body: { devices: sentDevices(devices), source }, idempotencyKey: key },
      {
        onSuccess: async ({ preAlerts: [first, ...others] }) => {
          await preAlertsChanged()
          await navigate(first && others.length === 0 ? paths.preAlert(first.id) : paths.preAlerts())
        },
        onError: blame,
      },
    )
  }

  return (
    <>
      <FromFile
        take={(rows) => {
          const next = rows.map((row, place) => deviceOfRow(place, row))
          setDevices(next)
          setSource('file')
          setShown(atOnce)
          setOnlyWrong(next.some(isWrong))
          setKey(newKey())
          announce.reset()
        }}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p>{t('form.lead', { max: String(maxAnnounced) })}</p>
        {attempt > 0 && <FormErrorSummary problems={[...general, ...problems]} attempt={attempt} />}
        {(wrong.length > 0 || onlyWrong) && devices.length > 1 && (
          <List variant="chips" aria-label={t('form.view')}>
            {([false, true] as const).map((only) => (
              <li key={String(only)}>
                <Chip aria-pressed={only === onlyWrong} onClick={() => setOnlyWrong(only)}>
                  {t(only ? 'form.onlyWrong' : 'form.everyRow')}
                </Chip>
              </li>
            ))}
          </List>
        )}
        {visible.map(({ device, place }) => (
          <DeviceFields key={device.key} device={device} place={place} isOnly={devices.length === 1} change={change} remove={remove} />
        ))}
        <Actions className={styles.after}>
          {!onlyWrong && devices.length > shown ? (
            <Button variant="quiet" onClick={() => setShown(shown + atOnce)}>
              {t('form.moreRows', { left: String(devices.length - shown) })}
            </Button>
          ) : (
            devices.length < maxAnnounced && (
              <Button
                variant="quiet"
                onClick={() => {
                  const last = devices.at(-1)
                  // What is announced together mostly comes together.
                  setDevices([...devices, emptyDevice(Math.max(...devices.map((one) => one.key)) + 1, last?.fields.expectedOn)])
                  setShown(Math.max(shown, devices.length + 1))
                  setOnlyWrong(false)
                  setKey(newKey())
                }}
              >
                {t('form.add')}
              </Button>
            )
          )}
          <Button type="submit" aria-disabled={announce.isPending}>
            {announce.isPending ? t('form.sending') : t('form.send', { count: devices.length })}
          </Button>
        </Actions>
      </form>
    </>
  )
}
