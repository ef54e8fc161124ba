import { useRef } from 'react'

/** `send` and `onRefused` of a form whose call wants a proof: whoever gives it sends the same again, so what was sent is kept. */
export function useProofAsked<Body, Answer>(ask: (body: Body) => Promise<Answer>, proofNeeded: (body: Body) => void) {
  const sent = useRef<{ readonly body: Body } | null>(null)
  return {
    send(body: Body) {
      sent.current = { body }
      return ask(body)
    },
    onRefused({ code }: { readonly code: string }) {
      const isProofNeeded = code === 'PROOF_NEEDED' && sent.current !== null
      if (isProofNeeded && sent.current) proofNeeded(sent.current.body)
      return isProofNeeded
    },
  }
}
