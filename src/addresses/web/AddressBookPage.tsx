import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type AddressTypeId, addressTypeIds } from '../address-type.ts'
import { maxSavedAddresses, type SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import styles from './addresses.module.css'
import { kindOf } from './kind-of.ts'
import { useBillingName } from './use-billing-name.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

/** What is open in a form: one of the list, or a new one of a kind. */
type Open = { readonly type: AddressTypeId; readonly saved?: SavedAddress }

/** `/iranyitopult/cimek-kezelese`: every saved address, by what it is for. */
export default function AddressBookPage() {
  const t = useTexts(addressTexts)
  const { accountId, addresses, error, refetch } = useSavedAddresses()
  const [open, setOpen] = useState<Open | null>(null)
  const [words, setWords] = useState('')
  const said = useRef<HTMLParagraphElement>(null)

  async function tell(what: string) {
    setOpen(null)
    setWords(what)
    await refetch()
    // The button that was pressed may be gone.
    said.current?.focus()
  }
  function show(what: Open) {
    setWords('')
    setOpen(what)
  }

  return (
    <>
      <PageTitle>{t('book.title')}</PageTitle>
      <Muted>{t('book.lead')}</Muted>
      <Note role="status" tone="success" ref={said} tabIndex={-1}>
        {words}
      </Note>
      {!addresses && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {addresses &&
        addressTypeIds.map((type) => (
          <Kind
            key={type}
            type={type}
            accountId={accountId}
            addresses={addresses.filter(({ addressType }) => addressType.id === type)}
            isFull={addresses.length >= maxSavedAddresses}
            open={open?.type === type ? open : null}
            show={show}
            leave={() => setOpen(null)}
            tell={tell}
          />
        ))}
    </>
  )
}

type KindProps = {
  readonly type: AddressTypeId
  readonly accountId: number
  readonly addresses: readonly SavedAddress[]
  readonly isFull: boolean
  readonly open: Open | null
  readonly show: (open: Open) => void
  readonly leave: () => void
  readonly tell: (words: string) => Promise<void>
}

function Kind({ type, accountId, addresses, isFull, open, show, leave, tell }: KindProps) {
  const t = useTexts(addressTexts)
  const kind = kindOf(type)
  // One that is deleted elsewhere while it is open stays, with what is typed.
  const isGone = open?.saved !== undefined && !addresses.some(({ id }) => id === open.saved?.id)
  const shown = isGone && open.saved ? [...addresses, open.saved] : addresses
  const form = (saved?: SavedAddress) => (
    <OpenForm key={saved?.id ?? 'new'} type={type} accountId={accountId} saved={saved} leave={leave} tell={tell} />
  )
  return (
    <section className={styles.kind} aria-labelledby={`kind-${kind}`}>
      <h2 id={`kind-${kind}`}>{t(`kinds.${kind}`)}</h2>
      <Muted>{t(`kindHint.${kind}`)}</Muted>
      {addresses.length === 0 && open === null && <p>{t(`none.${kind}`)}</p>}
      <List variant="cards">
        {shown.map((saved) => (
          <li key={saved.id}>
            {open?.saved?.id === saved.id ? (
              form(saved)
            ) : (
              <AddressCard accountId={accountId} saved={saved} edit={() => show({ type, saved })} tell={tell} />
            )}
          </li>
        ))}
      </List>
      {open && !open.saved && form()}
      {open === null && isFull && <Muted>{t('book.full', { max: maxSavedAddresses })}</Muted>}
      {open === null && !isFull && (
        <Button variant="quiet" onClick={() => show({ type })}>
          {t(`book.add.${kind}`)}
        </Button>
      )}
    </section>
  )
}

type FormProps = Pick<KindProps, 'type' | 'accountId' | 'leave' | 'tell'> & { readonly saved: SavedAddress | undefined }

function OpenForm({ type, accountId, saved, leave, tell }: FormProps) {
  const t = useTexts(addressTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAtOnce(heading)
  return (
    <Card as="div" edge="accent" isSpaced>
      <h3 ref={heading} tabIndex={-1}>
        {t(saved ? 'book.editTitle' : 'book.addTitle')}: {t(`kind.${kindOf(type)}`)}
      </h3>
      <AddressForm
        accountId={accountId}
        type={type}
        saved={saved}
        billingName={useBillingName()}
        onSaved={() => tell(t('book.saved'))}
        onLeave={{ words: t('form.cancel'), go: leave }}
      />
    </Card>
  )
}

/** The button that led here is gone. */
function useFocusAtOnce(element: RefObject<HTMLElement | null>) {
  useEffect(() => element.current?.focus(), [element])
}
