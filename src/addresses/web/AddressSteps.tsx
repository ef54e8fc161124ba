import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { type AddressTypeId, addressTypes } from '../address-type.ts'
import { formatAddress } from '../format-address.ts'
import type { SavedAddress } from '../saved-address.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'
import { addressTexts } from '../texts.ts'
import { AddressChoice, newAddressId } from './AddressChoice.tsx'
import { AddressForm } from './AddressForm.tsx'
import { ownBook } from './address-book.ts'
import { bodyOf, valuesOf } from './address-values.ts'
import { kindOf } from './kind-of.ts'
import { useBillingName } from './use-billing-name.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'
import { useStepInAddress } from './use-step-in-address.ts'

const last = 'ready'
type StepName = `${AddressTypeId}` | typeof last

/** A default address of each kind, one step each; every step saves its own, and can be gone back to (SPEC 4). */
export function AddressSteps({ types }: { readonly types: readonly AddressTypeId[] }) {
  const t = useTexts(addressTexts)
  const [at, setAt] = useStepInAddress(types.length + 1)
  const { accountId, addresses, error, refetch } = useSavedAddresses()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another heading
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [at])
  if (!addresses) return error ? <ErrorState error={error} retry={refetch} /> : <Loading />

  const type = types[at]
  const names: readonly StepName[] = [...types.map((one): StepName => `${one}`), last]
  const steps = names.map((name, index) => {
    const kind = types[index]
    return { name, words: kind ? t(`kind.${kindOf(kind)}`) : t('steps.ready') }
  })
  const back = () => setAt(at - 1)
  const reset = () => setAt(0)
  return (
    <>
      <Stepper
        label={t('steps.nav')}
        steps={steps}
        here={names[at] ?? last}
        doneWords={t('steps.done')}
        onOpen={(name) => setAt(names.indexOf(name))}
      />
      <Card as="div">
        <h2 ref={heading} tabIndex={-1}>
          {steps[at]?.words}
        </h2>
        {type ? (
          <AddressStep
            key={type}
            type={type}
            accountId={accountId}
            addresses={addresses}
            done={() => setAt(at + 1)}
            back={at > 0 ? back : undefined}
          />
        ) : (
          <Ready types={types} addresses={addresses} back={back} reset={reset} />
        )}
      </Card>
    </>
  )
}

type StepProps = {
  readonly type: AddressTypeId
  readonly accountId: number
  readonly addresses: readonly SavedAddress[]
  readonly done: () => void
  readonly back: (() => void) | undefined
}

/** A saved address fills the form, "create new" empties it. One that is deleted elsewhere meanwhile stays in the form. */
function AddressStep({ type, accountId, addresses, done, back }: StepProps) {
  const t = useTexts(addressTexts)
  const billingName = useBillingName()
  const copying = useSend(savedAddressesApi.saveAddress)
  const ofKind = addresses.filter(({ addressType }) => addressType.id === type)
  const [picked, setPicked] = useState<SavedAddress | null>(ofKind[0] ?? null)
  const [isSame, setSame] = useState(type === addressTypes.out && ofKind.length === 0)
  const [isBillingToo, setBillingToo] = useState(false)
  const pickup = addresses.find(({ addressType, isDefault }) => addressType.id === addressTypes.in && isDefault)
  const present = ofKind.find(({ id }) => id === picked?.id) ?? picked

  function pick(id: number) {
    const saved = ofKind.find((one) => one.id === id) ?? null
    setPicked(saved)
    // SPEC 4: selecting a shipping-in address also marks billing as equal to it.
    if (type === addressTypes.in && saved) setBillingToo(true)
  }
  const copyOf = (to: AddressTypeId, from: SavedAddress) => ({
    params: { id: accountId },
    body: bodyOf(to, { ...valuesOf(from), billingName: from.billingName || billingName, isCompany: false, isDefault: true }),
  })
  async function goOn(saved: SavedAddress) {
    if (isBillingToo) await call(savedAddressesApi.saveAddress, copyOf(addressTypes.billing, saved))
    await readAgain(savedAddressesApi.listSavedAddresses)
    done()
  }

  if (type === addressTypes.out && isSame && pickup)
    return (
      <>
        <SameTick isSame={isSame} setSame={setSame} />
        <p>{formatAddress(pickup)}</p>
        <ErrorText>{copying.error?.message}</ErrorText>
        <Actions>
          <Button aria-disabled={copying.isPending} onClick={() => copying.isPending || copying.mutate(copyOf(type, pickup), { onSuccess: goOn })}>
            {t('steps.next')}
          </Button>
          {back && (
            <Button variant="quiet" onClick={back}>
              {t('steps.back')}
            </Button>
          )}
        </Actions>
      </>
    )
  return (
    <>
      {type === addressTypes.out && pickup && <SameTick isSame={isSame} setSame={setSame} />}
      {ofKind.length > 0 && <AddressChoice type={type} addresses={ofKind} chosen={present ? present.id : newAddressId} choose={pick} />}
      <AddressForm
        key={present?.id ?? 'new'}
        book={ownBook(accountId)}
        type={type}
        saved={present ?? undefined}
        billingName={billingName}
        isAlwaysDefault
        save={t('steps.next')}
        onSaved={goOn}
        {...(back ? { onLeave: { words: t('steps.back'), go: back } } : {})}
      >
        {type === addressTypes.in && (
          <TickField
            name="also-billing"
            label={t('steps.alsoBilling')}
            checked={isBillingToo}
            onChange={({ currentTarget }) => setBillingToo(currentTarget.checked)}
          />
        )}
      </AddressForm>
    </>
  )
}

function SameTick({ isSame, setSame }: { readonly isSame: boolean; readonly setSame: (isSame: boolean) => void }) {
  const t = useTexts(addressTexts)
  return (
    <TickField
      name="same-as-pickup"
      label={t('steps.sameAsPickup')}
      hint={t('steps.sameAsPickupHint')}
      checked={isSame}
      onChange={({ currentTarget }) => setSame(currentTarget.checked)}
    />
  )
}

type ReadyProps = {
  readonly types: readonly AddressTypeId[]
  readonly addresses: readonly SavedAddress[]
  readonly back: () => void
  readonly reset: () => void
}

function Ready({ types, addresses, back, reset }: ReadyProps) {
  const t = useTexts(addressTexts)
  const defaults = addresses.filter(({ isDefault, addressType: { id } }) => isDefault && types.includes(id))
  const wordsOf = (saved: SavedAddress) => [saved.billingName, saved.taxNumber, formatAddress(saved)].filter(Boolean).join(', ')
  return (
    <>
      <p>{t('steps.readyText')}</p>
      <FactList facts={defaults.map((saved) => [t(`kind.${kindOf(saved.addressType.id)}`), wordsOf(saved)] as const)} />
      <Actions>
        <ButtonLink to={paths.savedAddresses()}>{t('steps.toBook')}</ButtonLink>
        <Button variant="quiet" onClick={back}>
          {t('steps.back')}
        </Button>
        <Button variant="quiet" onClick={reset}>
          {t('steps.reset')}
        </Button>
      </Actions>
    </>
  )
}
