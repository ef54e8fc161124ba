import { type ReactNode, useState } from 'react'
import { ProofForm } from '#accounts/web/security/ProofForm.tsx'
import { useProved } from '#accounts/web/security/use-proved.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { News } from '#base/web/kit/News.tsx'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import styles from './partner-access.module.css'
import { ShownSecret } from './ShownSecret.tsx'

/** What a form of something new, and the card of something there, may do with its section. */
type InSection<Made> = {
  readonly isBusy: boolean
  /** Asks for a secret, and for a proof first where the server wants one; then the secret is shown. */
  readonly ask: (work: () => Promise<Made>) => void
  readonly made: (answer: Made) => Promise<void>
  readonly done: (words: string) => Promise<void>
  readonly leave: () => void
}

type Props<Item, Made> = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  /** The words of the button that opens the form. */
  readonly open: string
  readonly customerId: number
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly whenEmpty: ReactNode
  readonly readAll: () => Promise<void>
  readonly secretOf: (made: Made) => { readonly title: string; readonly secret: string }
  readonly form: (section: InSection<Made>) => ReactNode
  readonly item: (item: Item, section: InSection<Made>) => ReactNode
}

/** Things of a company that have a secret: the list of them, a form for a new one, and the secret, shown once. Whoever is given one proves who they are first. */
export function SecretSection<Item, Made>(props: Props<Item, Made>) {
  const { id, title, lead, open, customerId, items, keyOf, whenEmpty, readAll, secretOf, form, item } = props
  const { step, begin, leave, end, onto } = useOpenStep<'make'>()
  const [shown, setShown] = useState<Made | null>(null)
  const { news, tell, forget } = useNews()
  const { run, isBusy, problem, proof } = useProved()

  async function made(answer: Made) {
    forget()
    end()
    setShown(answer)
    await readAll()
  }
  async function done(words: string) {
    await readAll()
    tell(words)
  }
  const ask = (work: () => Promise<Made>) => void run(async () => made(await work()))
  const section = { isBusy: isBusy || proof !== null, ask, made, done, leave }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      <News news={news} />
      <ErrorText>{problem}</ErrorText>
      {shown && <ShownSecret {...secretOf(shown)} close={() => setShown(null)} />}
      {proof && <ProofForm customerId={customerId} {...proof} />}
      {/* What was typed stands in it still when the proof was given or left. */}
      {step && <div hidden={proof !== null}>{form(section)}</div>}
      {!step && !shown && !proof && (
        <Actions>
          <Button
            ref={onto('make')}
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return
              forget()
              begin('make')
            }}
          >
            {open}
          </Button>
        </Actions>
      )}
      {items.length === 0 && !step && whenEmpty}
      <List variant="cards">
        {items.map((one) => (
          <Card as="li" key={keyOf(one)}>
            {item(one, section)}
          </Card>
        ))}
      </List>
    </section>
  )
}
