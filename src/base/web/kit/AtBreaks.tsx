/** Words with an e-mail address, `Nagy Éva, nagy.eva@pelda.hu`: where a line has no room for it, the address goes on in the next one after its `@`, not anywhere. */
export function AtBreaks({ children: words }: { readonly children: string }) {
  const end = words.indexOf('@') + 1
  if (end === 0) return words
  return (
    <>
      {words.slice(0, end)}
      <wbr />
      <AtBreaks>{words.slice(end)}</AtBreaks>
    </>
  )
}
