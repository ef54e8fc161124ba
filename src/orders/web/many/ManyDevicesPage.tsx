import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain, useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { OwnData } from '#requests/web/own-data/own-data.ts'
import { useOwnData } from '#requests/web/own-data/use-own-data.ts'
import { ordersApi } from '../../orders.api.ts'
import { orderTexts } from '../../texts.ts'
import { OrderConsents } from '../consents/OrderConsents.tsx'
import { DeviceFields } from './DeviceFields.tsx'
import styles from './many.module.css'
import { emptyDevice, orderOf, restOf } from './many-form.ts'
import { RestFields } from './RestFields.tsx'

const maxDevices = 50

/** `/iranyitopult/uj-megrendeles/tomeges`: several devices in one order, collected at once. */
export default function ManyDevicesPage() {
  const t = useTexts(orderTexts)
  const session = useSession()
  const own = useOwnData()
  if (session.kind !== 'signedIn') return null
  if (hasFeature(session.person.customerType, 'preAlert')) return <NoPermission page={t('many.title')} />
  return (
    <>
      <PageTitle>{t('many.title')}</PageTitle>
      {own === undefined ? <Loading /> : <ManyDevices own={own} />}
    </>
  )
}

function ManyDevices({ own }: { readonly own: OwnData | null }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const [devices, setDevices] = useState([emptyDevice(0), emptyDevice(1)])
  const [rest, setRest] = useState(() => restOf(own))
  const [agreed, setAgreed] = useState({ gdpr: false, termsAndCond: false })
  const [attempt, setAttempt] = useState(0)
  const [isTried, setTried] = useState(false)
  const [key, setKey] = useState(newKey)
  const types = useRef(new Map<number, number>())
  const check = useSend(ordersApi.checkOrder)
  const submit = useSend(ordersApi.submitOrder)
  const isPending = check.isPending || submit.isPending
  const error = submit.error ?? check.error
  const problems = (error?.fields ?? []).map(({ path, message }) => ({ fieldId: path === 'pickupWindow' ? 'pickupDay' : path, message }))
  const problemOf = (path: string) => problems.find(({ fieldId }) => fieldId === path)?.message
  // What was checked is what is sent: a change of anything is checked anew.
  const changed = () => {
    check.reset()
    submit.reset()
    setTried(false)
    setKey(newKey())
  }
  const order = () => orderOf(devices, rest, own, types.current)

  function send() {
    if (isPending) return
    if (!check.data) return check.mutate({ body: order() }, { onError: () => setAttempt(attempt + 1) })
    setTried(true)
    if (!agreed.gdpr || !agreed.termsAndCond) return
    const body = { ...order(), gdpr: true as const, termsAndCond: true as const, textVersionIds: check.data.wordings.map(({ id }) => id) }
    submit.mutate(
      { body, idempotencyKey: key },
      { onSuccess: ({ id }) => void readAgain(ordersApi.listOrders).then(() => navigate(paths.order(id))), onError: () => setAttempt(attempt + 1) },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p>{t('many.lead')}</p>
      <FormErrorSummary problems={problems.length > 0 ? problems : error ? [{ message: error.message }] : []} attempt={attempt} />
      {devices.map((device, place) => (
        <DeviceFields
          key={device.key}
          device={device}
          place={place}
          problemOf={(field) => problemOf(`devices.${place}.${field}`)}
          noteType={(typeId) => (typeId === null ? types.current.delete(device.key) : types.current.set(device.key, typeId))}
          change={(next) => {
            setDevices(devices.map((one) => (one.key === next.key ? next : one)))
            changed()
          }}
          remove={
            devices.length < 2
              ? null
              : () => {
                  setDevices(devices.filter(({ key: one }) => one !== device.key))
                  changed()
                }
          }
        />
      ))}
      {devices.length < maxDevices && (
        <p className={styles.add}>
          <Button
            variant="quiet"
            onClick={() => {
              setDevices([...devices, emptyDevice(Math.max(...devices.map((device) => device.key)) + 1)])
              changed()
            }}
          >
            {t('many.add')}
          </Button>
        </p>
      )}
      <RestFields
        rest={rest}
        problemOf={problemOf}
        change={(next) => {
          setRest(next)
          changed()
        }}
      />
      {check.data ? (
        <Card isSpaced edge="accent" aria-labelledby="many-send">
          <h2 id="many-send">{t('many.sendTitle')}</h2>
          <p role="status">{t('many.checked', { count: devices.length })}</p>
          <OrderConsents wordings={check.data.wordings} agreed={agreed} setAgreed={setAgreed} isTried={isTried} />
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? t('many.pending') : t('many.send', { count: devices.length })}
          </Button>
        </Card>
      ) : (
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t('many.pending') : t('many.check')}
        </Button>
      )}
    </form>
  )
}
