import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { formatAddress } from '../format-address.ts'
import type { SavedAddress } from '../saved-address.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'
import { addressTexts } from '../texts.ts'
import { bodyOf, valuesOf } from './address-values.ts'
import styles from './addresses.module.css'

type Props = {
  readonly accountId: number
  readonly saved: SavedAddress
  readonly edit: () => void
  /** Something of the list has changed, and what to say about it. */
  readonly tell: (words: string) => unknown
}

/** One saved address, and what can be done with it. */
export function AddressCard({ accountId, saved, edit, tell }: Props) {
  const t = useTexts(addressTexts)
  const [isDeleting, setDeleting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CallRefused | null>(null)
  const address = formatAddress(saved)
  const params = { cid: accountId, id: saved.id }

  async function act(work: () => Promise<unknown>, words: string) {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await work()
      await tell(words)
    } catch (refused) {
      if (!(refused instanceof CallRefused)) throw refused
      if (refused.code === 'NOT_FOUND') await tell(t('book.gone'))
      else setError(refused)
    } finally {
      setBusy(false)
    }
  }

  const makeDefault = () => {
    const body = { ...bodyOf(saved.addressType.id, { ...valuesOf(saved), isDefault: true }), version: saved.version }
    return act(() => call(savedAddressesApi.changeSavedAddress, { params, body }), t('book.saved'))
  }
  const remove = () => act(() => call(savedAddressesApi.deleteSavedAddress, { params }), t('book.deleted'))

  return (
    <Card as="div" isDense>
      <div className={styles.head}>
        <h3>{saved.label || saved.billingName || address}</h3>
        {saved.isDefault && <Badge tone="soft">{t('book.default')}</Badge>}
      </div>
      {(saved.label || saved.billingName) && <p>{[saved.label && saved.billingName, saved.taxNumber, address].filter(Boolean).join(', ')}</p>}
      {isDeleting ? (
        <ConfirmStep
          title={t('book.deleteTitle')}
          confirm={t('book.deleteConfirm')}
          isDangerous
          isPending={isBusy}
          error={error}
          onConfirm={() => void remove()}
          onBack={() => setDeleting(false)}
        >
          <p>{t('book.deleteText')}</p>
        </ConfirmStep>
      ) : (
        <>
          <ErrorText>{error?.message}</ErrorText>
          <Actions>
            {!saved.isDefault && (
              <Button variant="quiet" onClick={() => void makeDefault()} aria-label={t('book.makeDefaultOf', { address })}>
                {t('book.makeDefault')}
              </Button>
            )}
            <Button variant="quiet" onClick={edit} aria-label={t('book.editOf', { address })}>
              {t('book.edit')}
            </Button>
            <Button variant="quiet" onClick={() => setDeleting(true)} aria-label={t('book.deleteOf', { address })}>
              {t('book.delete')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  )
}
