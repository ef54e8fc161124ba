import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Taken = { messageId: string; to: string }

/**
 * A mail server on loopback that has its days. `takes`: all is well; `asksLater`: 451 to everything; `holds`: it has read the email and
 * never answers; `takesSilently`: it has taken the email, and the answer never comes; `refusesPassword`: 535 to whoever logs in;
 * `refusesSender`, `refusesRecipient`: 550 to MAIL FROM, to RCPT TO.
 */
type Mood = 'takes' | 'asksLater' | 'holds' | 'takesSilently' | 'refusesPassword' | 'refusesSender' | 'refusesRecipient'

const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

export type FakeMailServer = {
  url: string
  mood: Mood
  /** Every email it took, oldest first. */
  taken: Taken[]
  /** How many emails it has read without answering. */
  unanswered: number
  /** Nobody listens at its port until it is up again. */
  goDown: () => Promise<void>
  comeUp: () => Promise<void>
}

/** @param port free, and kept while the server is down */
export function createFakeMailServer(port: number): FakeMailServer {
  let server: SMTPServer | undefined
  const fake: FakeMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'takes',
    taken: [],
    unanswered: 0,
    goDown: async () => {
      const closing = server
      server = undefined
      await new Promise<void>((resolve) => (closing ? closing.close(resolve) : resolve()))
    },
    comeUp: async () => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 100,
        allowInsecureAuth: true,
        onAuth: ({ username }, _session, answer) => (fake.mood === 'refusesPassword' ? answer(refusal(535)) : answer(null, { user: username })),
        onMailFrom: (_address, _session, answer) => answer(fake.mood === 'refusesSender' ? refusal(550) : null),
        onRcptTo: (_address, _session, answer) => answer(fake.mood === 'refusesRecipient' ? refusal(550) : null),
        onData: async (stream, { envelope }, answer) => {
          const message = await text(stream).catch(() => null)
          // Whoever sent it was killed.
          if (message === null) return
          const messageId = /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? ''
          if (fake.mood === 'asksLater') return answer(Object.assign(new Error('later'), { responseCode: 451 }))
          if (fake.mood === 'takes' || fake.mood === 'takesSilently') fake.taken.push({ messageId, to: envelope.rcptTo[0]?.address ?? '' })
          if (fake.mood === 'takes') return answer()
          fake.unanswered += 1
        },
      })
      server.on('error', () => undefined)
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    },
  }
  return fake
}
