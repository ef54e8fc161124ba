import type { Ref } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { AddressTypeId } from '../address-type.ts'
import { maxSavedAddresses, type SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { AddressBook } from './address-book.ts'
import styles from './addresses.module.css'
import { kindOf } from './kind-of.ts'
import type { Open } from './open-address.ts'
import { useBillingName } from './use-billing-name.ts'

type Props = {
  readonly type: AddressTypeId
  /** Tells the lists of one page apart. */
  readonly name: string
  /** Null: they can only be looked at. */
  readonly book: AddressBook | null
  readonly addresses: readonly SavedAddress[]
  readonly isFull: boolean
  readonly open: Open | null
  readonly show: (open: Open) => void
  /** For the button that opens it. */
  readonly onto: (open: Open) => Ref<HTMLButtonElement> | undefined
  readonly leave: () => void
  readonly tell: (words: string) => Promise<void>
  /** Of its heading: 3 within a part of the page. */
  readonly level?: 2 | 3
}

/** The addresses of a kind: what each is for, and their keeping. */
export function AddressKind({ type, name, book, addresses, isFull, open, show, onto, leave, tell, level = 2 }: Props) {
  const t = useTexts(addressTexts)
  const kind = kindOf(type)
  const Heading = `h${level}` as const
  // Within a part of the page it is no landmark of its own.
  const Part = level === 2 ? 'section' : 'div'
  // One that is deleted elsewhere while it is open stays, with what is typed.
  const isGone = open?.saved !== undefined && !addresses.some(({ id }) => id === open.saved?.id)
  const shown = isGone && open.saved ? [...addresses, open.saved] : addresses
  if (!book && addresses.length === 0) return null
  const form = (saved?: SavedAddress) =>
    book && <OpenForm key={saved?.id ?? 'new'} type={type} book={book} saved={saved} leave={leave} tell={tell} level={level} />
  return (
    <Part className={styles.kind} {...(level === 2 ? { 'aria-labelledby': `${name}-${kind}` } : {})}>
      <Heading id={`${name}-${kind}`}>{t(`kinds.${kind}`)}</Heading>
      {level === 2 && <Muted>{t(`kindHint.${kind}`)}</Muted>}
      {addresses.length === 0 && open === null && <p>{t(`none.${kind}`)}</p>}
      <List variant="cards">
        {shown.map((saved) => (
          <li key={saved.id}>
            {open?.saved?.id === saved.id ? (
              form(saved)
            ) : (
              <AddressCard
                book={book}
                saved={saved}
                edit={{ ref: onto({ type, saved }), onClick: () => show({ type, saved }) }}
                tell={tell}
                level={level}
              />
            )}
          </li>
        ))}
      </List>
      {open && !open.saved && form()}
      {book && open === null && isFull && <Muted>{t('book.full', { max: maxSavedAddresses })}</Muted>}
      {book && open === null && !isFull && (
        <Button ref={onto({ type })} variant="quiet" onClick={() => show({ type })}>
          {t(`book.add.${kind}`)}
        </Button>
      )}
    </Part>
  )
}

type FormProps = Pick<Props, 'type' | 'leave' | 'tell'> & {
  readonly book: AddressBook
  readonly saved: SavedAddress | undefined
  readonly level: 2 | 3
}

function OpenForm({ type, book, saved, leave, tell, level }: FormProps) {
  const t = useTexts(addressTexts)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <Card as="div" edge="accent" isSpaced>
      <AddressForm
        title={(heading) => (
          <Heading {...heading}>
            {t(saved ? 'book.editTitle' : 'book.addTitle')}: {t(`kind.${kindOf(type)}`)}
          </Heading>
        )}
        book={book}
        type={type}
        saved={saved}
        billingName={useBillingName()}
        onSaved={() => tell(t('book.saved'))}
        onLeave={{ words: t('form.cancel'), go: leave }}
      />
    </Card>
  )
}
