import { Money } from './Money.tsx'

/** From–to in forints; one amount where the two are the same. */
export function MoneyRange({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return <Money forint={from} />
  return (
    <>
      <Money forint={from} /> – <Money forint={to} />
    </>
  )
}
