import { hashKey } from '@tanstack/react-query'

/** What is sent; what only says how (a key, a listener, a signal) tells no two calls apart. */
type Sent = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: Readonly<Record<string, readonly File[]>>
}

/** Whoever sends the same again while it has not been answered gets that answer: a second press of a button is no second action. */
export function onceAtATime<Input extends Sent, Answer>(send: (input: Input) => Promise<Answer>): (input: Input) => Promise<Answer> {
  let open: { readonly input: Input; readonly answer: Promise<Answer> } | null = null
  return (input) => {
    if (open && isSame(open.input, input)) return open.answer
    const answer = send(input).finally(() => {
      if (open?.answer === answer) open = null
    })
    open = { input, answer }
    return answer
  }
}

const isSame = (a: Sent, b: Sent) => hashKey([a.params, a.query, a.body]) === hashKey([b.params, b.query, b.body]) && hasSameFiles(a.files, b.files)

function hasSameFiles(a: Sent['files'] = {}, b: Sent['files'] = {}): boolean {
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    ours.length === theirs.size &&
    ours.every(([field, files]) => files.length === theirs.get(field)?.length && files.every((file, i) => theirs.get(field)?.[i] === file))
  )
}
