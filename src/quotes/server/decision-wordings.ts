import { type Language, languages } from '#base/languages.ts'
import { sha256 } from '#base/server/tokens.ts'
import { translatorOf } from '#base/texts.ts'
import type { ReferenceContext, TransactionContext } from '#context.ts'
import { type DecisionText, decisionTextKinds } from '../decision-text.ts'
import { decisionTexts } from '../decision-texts.ts'
import { keyOf, storeWordings, type Wording, wordingIds } from './wording-store.ts'

export type PresentWordings<Kind extends DecisionText = 'orderToPay' | 'startNow' | 'startLoss'> = Readonly<
  Record<Kind, { id: number; text: string }>
>

async function wordingsIn(language: Language): Promise<Wording[]> {
  const t = await translatorOf(decisionTexts, language)
  return decisionTextKinds.map((kind) => ({ kind, language, body: t(kind), sha256: sha256(t(kind)).toString('hex') }))
}

/** At the start: the wordings of this release, which decisions will point at, have their versions in the database. */
export async function storeDecisionWordings({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>): Promise<void> {
  await storeWordings(tx, (await Promise.all(languages.map(wordingsIn))).flat(), now)
}

/** The wordings of the order button and of the two declarations in one language, with the versions a decision will point at. */
export async function presentWordings(ctx: ReferenceContext, language: Language): Promise<PresentWordings> {
  const present = await presentWording(ctx, language)
  return { orderToPay: present('orderToPay'), startNow: present('startNow'), startLoss: present('startLoss') }
}

/** The same for what a seller declares and presses. */
export async function sellingWordings(ctx: ReferenceContext, language: Language): Promise<PresentWordings<'sellerOwns' | 'sellDevice'>> {
  const present = await presentWording(ctx, language)
  return { sellerOwns: present('sellerOwns'), sellDevice: present('sellDevice') }
}

async function presentWording(ctx: ReferenceContext, language: Language) {
  const asked = await wordingsIn(language)
  const ids = await wordingIds(ctx)
  return (kind: DecisionText) => {
    const wording = asked.find((one) => one.kind === kind)
    const id = wording && ids.get(keyOf(wording))
    if (!wording || id === undefined) throw new Error(`The wording ${kind} in ${language} was not kept`)
    return { id, text: wording.body }
  }
}
