import { Fragment } from 'react'

/** Words with an e-mail address, `Nagy Éva, nagy.eva@pelda.hu`: where a line has no room for it, the address goes on in the next one after its `@`, not anywhere. */
export function AtBreaks({ children: words }: { readonly children: string }) {
  const [first, ...rest] = words.split('@')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
