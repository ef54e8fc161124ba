import { Fragment } from 'react'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'

/** Addresses in running text: e-mail, phone number as `+36 1 555 0134`, web address under .hu. Nothing else is ever linked. */
const address = /([\w.-]+@[\w-]+\.[\w.-]*\w|\+36[ \d]{9,13}\d|(?:[a-z0-9-]+\.)+hu\b)/g

const targetOf = (words: string) => {
  if (words.includes('@')) return `mailto:${words}`
  return words.startsWith('+') ? `tel:${words.replaceAll(' ', '')}` : `https://${words}`
}

/** Text whose contacts can be tapped, and whose hours stay on one line. */
export function Words({ children }: { readonly children: string }) {
  return unbrokenHours(children)
    .split(address)
    .map((words, index) => {
      const key = `${index} ${words}`
      if (index % 2 === 0) return <Fragment key={key}>{words}</Fragment>
      return (
        <a key={key} href={targetOf(words)}>
          <AtBreaks>{words}</AtBreaks>
        </a>
      )
    })
}
