import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { nameInWords } from '#accounts/name-in-words.ts'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { registerForm } from '#base/web/forms/unsaved-forms.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useScanner } from '#base/web/use-scanner.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { noSignature, signatureOf } from '#signatures/web/typed-signature.ts'
import { scannedOf } from '../scanned.ts'
import { storesApi } from '../stores.api.ts'
import { storeTexts } from '../texts.ts'
import { ConditionPart } from './booking/ConditionPart.tsx'
import { CustomerPart } from './booking/CustomerPart.tsx'
import { DevicePart } from './booking/DevicePart.tsx'
import { DocumentsPart, noDocuments } from './booking/DocumentsPart.tsx'
import { SignPart } from './booking/SignPart.tsx'
import { bookingOf, emptyBooking, isAsked, partOfField, type TextPart, type TypedBooking } from './booking/typed-booking.ts'
import { useDeviceRefusals } from './booking/use-device-refusals.ts'
import { CounterFrame } from './CounterFrame.tsx'

/** `/iranyitopult/bolti-pult/atvetel`: a customer hands a device in. */
export default function CounterBookingPage() {
  const t = useTexts(storeTexts)
  return (
    <CounterFrame title={t('booking.title')} serves>
      {() => <CounterBookingForm />}
    </CounterFrame>
  )
}

function CounterBookingForm() {
  const t = useTexts(storeTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [booking, setBooking] = useState(() => emptyBooking(address.get('azonosito') ?? ''))
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [documents, setDocuments] = useState(noDocuments)
  const [agreed, setAgreed] = useState({ gdpr: false, termsAndCond: false })
  const [signature, setSignature] = useState(noSignature)
  /** What was refused, until it is changed: whoever mends the first of many still sees the others. */
  const [wrong, setWrong] = useState<CallRefused['fields']>([])
  const [attempt, setAttempt] = useState(0)
  const [isTried, setTried] = useState(false)
  const [key, setKey] = useState(newKey)
  const [news, setNews] = useState('')
  const typeId = useRef<number | null>(null)
  const withDevice = useDeviceRefusals(booking)
  const check = useSend(storesApi.checkCounterBooking)
  const submit = useSend(storesApi.bookAtCounter)
  const isDirty = useRef(false)
  useEffect(() => registerForm(() => isDirty.current), [])

  const isPending = check.isPending || submit.isPending
  const error = submit.error ?? check.error
  // What another kind of repair does not ask leads to no field.
  const problems = wrong.filter(({ path }) => isAsked(partOfField(path), booking)).map(({ path, message }) => ({ fieldId: path, message }))
  const problemOf = (path: string) => problems.find(({ fieldId }) => fieldId === path)?.message
  // What was checked is what is signed and sent: a change of anything is checked anew.
  function set(change: Partial<TypedBooking>) {
    setBooking((present) => ({ ...present, ...change }))
    setWrong((present) => present.filter(({ path }) => !(partOfField(path) in change)))
    isDirty.current = true
    check.reset()
    submit.reset()
    setTried(false)
    setKey(newKey())
  }
  const fieldOf = (part: TextPart, path: string) => ({
    ...{ id: path, name: path, label: t(`booking.fields.${part}`), problem: problemOf(path), value: booking[part] },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => set({ [part]: currentTarget.value }),
  })
  const part = { booking, set, problemOf, fieldOf }
  const isWarranty = booking.warrantyType === '1'
  const customer = nameInWords(useLanguage().language, booking)

  useScanner((code) => void scanned(code))
  async function scanned(code: string) {
    const found = scannedOf(code)
    if (found.kind === 'batch' || found.kind === 'request') return setNews(t('booking.scannedOwn', { code }))
    const { identifier } = found
    const isSecond = found.kind === 'imei' && booking.identifier !== '' && booking.identifier !== identifier
    if (isSecond) {
      set({ imei2: identifier })
      return setNews(t('booking.scannedSecond', { identifier }))
    }
    set({ identifier })
    setNews(t('booking.scanned', { identifier }))
    await suggest(identifier)
  }
  /** Nothing that was chosen already is changed. */
  async function suggest(identifier: string) {
    const model = await call(storesApi.suggestModel, { query: { identifier } }).catch(() => null)
    if (!model?.brandId || !model.productGroupId || booking.brandId !== '') return
    set({ brandId: String(model.brandId), productGroupId: String(model.productGroupId), type: model.typeName ?? '' })
    setNews(t('booking.suggested', { identifier, model: model.name ?? '' }))
  }

  function send() {
    if (isPending) return
    const body = bookingOf(booking, typeId.current)
    async function refused({ fields }: CallRefused) {
      setWrong(await withDevice(fields, body.device))
      setAttempt((count) => count + 1)
    }
    if (!check.data) return check.mutate({ body }, { onError: refused, onSuccess: () => setWrong([]) })
    setTried(true)
    if (!agreed.gdpr || !agreed.termsAndCond) return
    const signed = {
      ...{ gdpr: true as const, termsAndCond: true as const, textVersionIds: check.data.wordings.map(({ id }) => id) },
      signature: signatureOf(signature, customer),
    }
    submit.mutate(
      { body: { ...body, ...signed }, files: { 'photos[]': photos, ...(isWarranty ? documents : {}) }, idempotencyKey: key },
      {
        onError: refused,
        onSuccess: ({ crmRequestId }) => {
          isDirty.current = false
          void Promise.all([readAgain(storesApi.listStoreDevices), readAgain(storesApi.showCounter)]).then(() =>
            navigate(`${paths.counterDevice(crmRequestId)}?uj`),
          )
        },
      },
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
      <FormErrorSummary problems={problems.length > 0 ? problems : error ? [{ message: error.message }] : []} attempt={attempt} />
      {error?.code === 'COUNTER_ADDRESS_MISSING' && (
        <p>
          <Link to={paths.savedAddresses()}>{t('counter.saveAddress')}</Link> · <Link to={paths.basicData()}>{t('counter.savePhone')}</Link>
        </p>
      )}
      <DevicePart
        {...part}
        news={news}
        noteType={(id) => {
          typeId.current = id
        }}
      />
      {isWarranty && <DocumentsPart problemOf={problemOf} documents={documents} setDocuments={setDocuments} />}
      <CustomerPart {...part} />
      <ConditionPart {...part} photos={photos} setPhotos={setPhotos} />
      {check.data && (
        <SignPart {...{ agreed, setAgreed, isTried, signature, setSignature, problemOf }} wordings={check.data.wordings} name={customer} />
      )}
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? t('booking.pending') : t(check.data ? 'booking.send' : 'booking.check')}
      </Button>
    </form>
  )
}
