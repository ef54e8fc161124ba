import { useState } from 'react'
import { shownPhone } from '#accounts/phone.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { type StepOpener, useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { formatAddress } from '../format-address.ts'
import { meetsSomebody, type SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import type { AddressBook } from './address-book.ts'
import { bodyOf, valuesOf } from './address-values.ts'
import styles from './addresses.module.css'

type Props = {
  /** Null: it can only be looked at. */
  readonly book: AddressBook | null
  readonly saved: SavedAddress
  readonly edit: StepOpener
  /** Something of the list has changed, and what to say about it. */
  readonly tell: (words: string) => unknown
  /** Of the heading of the list it stands in. */
  readonly level?: 2 | 3
}

/** One saved address, and what can be done with it. */
export function AddressCard({ book, saved, edit, tell, level = 2 }: Props) {
  const t = useTexts(addressTexts)
  const { step, begin, leave, onto } = useOpenStep<'delete'>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CallRefused | null>(null)
  const address = formatAddress(saved)
  const Heading = level === 2 ? 'h3' : 'h4'

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
    return act(async () => book?.change(saved.id, body), t('book.saved'))
  }
  const remove = () => act(async () => book?.remove(saved.id), t('book.deleted'))

  return (
    <Card as="div" isDense>
      <div className={styles.head}>
        <Heading>{saved.label || saved.billingName || address}</Heading>
        {meetsSomebody(saved) && <Badge tone="accent">{t('meeting.point')}</Badge>}
        {saved.isDefault && <Badge tone="soft">{t('book.default')}</Badge>}
      </div>
      {(saved.label || saved.billingName) && <p>{[saved.label && saved.billingName, saved.taxNumber, address].filter(Boolean).join(', ')}</p>}
      {meetsSomebody(saved) && (
        <FactList
          variant="dense"
          facts={[
            [t('meeting.contact'), saved.contactName && `${saved.contactName}, ${shownPhone(saved.contactPhone)}`],
            [t('meeting.courierNote'), saved.courierNote],
          ]}
        />
      )}
      {step ? (
        <ConfirmStep
          title={t('book.deleteTitle')}
          confirm={t('book.deleteConfirm')}
          isDangerous
          isPending={isBusy}
          error={error}
          onConfirm={() => void remove()}
          onBack={leave}
        >
          <p>{t('book.deleteText')}</p>
        </ConfirmStep>
      ) : book === null ? null : (
        <>
          <ErrorText>{error?.message}</ErrorText>
          <Actions>
            {!saved.isDefault && (
              <Button variant="quiet" onClick={() => void makeDefault()} aria-label={t('book.makeDefaultOf', { address })}>
                {t('book.makeDefault')}
              </Button>
            )}
            <Button {...edit} variant="quiet" aria-label={t('book.editOf', { address })}>
              {t('book.edit')}
            </Button>
            <Button ref={onto('delete')} variant="quiet" onClick={() => begin('delete')} aria-label={t('book.deleteOf', { address })}>
              {t('book.delete')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  )
}
