import { Money } from './Money.tsx'

/** From–to in forints; one amount where the two are the same. A line may end after the dash, never before it. */
export function MoneyRange({ from, to }: { readonly from: number; readonly to: number }) {
  if (from === to) return <Money forint={from} />
  return (
    <>
      <Money forint={from} />
      {'\u00a0– '}
      <Money forint={to} />
    </>
  )
}
