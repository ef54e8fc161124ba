import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { languages } from '#base/languages.ts'
import { longText } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'

/** What a customer may declare under consumer law (`#site/statements.ts`), and what becomes of it. */
const statementKinds = ['complaint', 'withdrawal'] as const
export type StatementKind = (typeof statementKinds)[number]

const statementStates = ['RECEIVED', 'EXAMINED', 'SETTLED'] as const
export type StatementState = (typeof statementStates)[number]

const statementOutcomes = ['ACCEPTED', 'PARTLY', 'REJECTED'] as const
export type StatementOutcome = (typeof statementOutcomes)[number]

/** A withdrawal holds or it does not. */
export const outcomesOf = (kind: StatementKind): readonly StatementOutcome[] =>
  kind === 'complaint' ? statementOutcomes : statementOutcomes.filter((outcome) => outcome !== 'PARTLY')

/** Fgytv. 17/A. §: a complaint is answered within thirty days; 45/2014. Korm. r. 23. §: what is due back is paid within fourteen. */
export const daysToSettle: Readonly<Record<StatementKind, number>> = { complaint: 30, withdrawal: 14 }

/** Of the work after its order: it was ended, as a repair or not, time was taken for it, its sheet was saved, or nothing of these. */
const worksAfterOrder = ['done', 'returned', 'timed', 'saved', 'none'] as const
export type WorkAfterOrder = (typeof worksAfterOrder)[number]

const step = z.object({
  state: z.enum(['EXAMINED', 'SETTLED']),
  outcome: z.enum(statementOutcomes).nullable(),
  /** What the sender was told with it. */
  note: z.string(),
  at: z.string().describe('2026-11-21T09:15:00Z'),
})

const shown = {
  /** P-2026-… or E-2026-… */
  number: z.string(),
  kind: z.enum(statementKinds),
  state: z.enum(statementStates),
  outcome: z.enum(statementOutcomes).nullable(),
  receivedAt: z.string().describe('2026-11-21T09:15:00Z'),
  /** By when the law wants it settled. */
  dueOn: z.string().describe('2026-12-21'),
  /** Of a complaint; what a withdrawal names the contract by. */
  subject: z.string(),
  /** What was sent, word for word. */
  words: z.string(),
}

/** As the customer sees it on the page of the request. */
export const statement = z.object({
  ...shown,
  /** The request is a consumer's: boards and authorities of consumers are nobody else's. */
  isOfConsumer: z.boolean(),
  steps: z.array(step),
})
export type Statement = z.output<typeof statement>

/** As employees see it. */
export const deskStatement = z.object({
  ...shown,
  id: z.int(),
  version: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  crmRequestId: z.int().nullable(),
  /** It was written from the address of its request, so it stands on the customer's page too. */
  isOfCustomer: z.boolean(),
  /** Of a withdrawal, what its answer depends on: who ordered the repair of its request, and when. Null: it is no withdrawal, or about no request yet. */
  order: z
    .object({
      /** Only consumers may withdraw (45/2014. Korm. r. 20. §). */
      isOfConsumer: z.boolean(),
      at: z.string().nullable().describe('2026-11-21T09:15:00Z'),
      /** It was asked that the work begin before the fourteen days are over. */
      isBegunAtOnce: z.boolean(),
      /** It was acknowledged that the right ends once the work is wholly done (45/2014. Korm. r. 29. § (1) a)). */
      isLossKnown: z.boolean(),
      /** The term of a consumer's right, and whether the withdrawal came within it; null: nothing is ordered yet, or there is no such right. */
      term: z.object({ lastDay: z.string().describe('2026-12-04'), isInTime: z.boolean() }).nullable(),
      /** What is written down of the work after the order. */
      work: z.object({ as: z.enum(worksAfterOrder), at: z.string().nullable().describe('2026-11-21T09:15:00Z') }),
    })
    .nullable(),
  /** The term of the law is over. */
  isLate: z.boolean(),
  steps: z.array(step.extend({ by: z.string() })),
})
export type DeskStatement = z.output<typeof deskStatement>

const version = z.int(wrongType).positive(wrongType)

/** The next step of a case. What settles it says how, and why: a written answer is reasoned (Fgytv. 17/A. §). */
export const nextStatementStep = z.discriminatedUnion(
  'state',
  [
    z.strictObject({ state: z.literal('EXAMINED'), version, note: longText() }, wrongType),
    z.strictObject(
      {
        state: z.literal('SETTLED'),
        version,
        outcome: z.enum(statementOutcomes, refusedWith('REQUIRED')),
        note: longText().refine((words) => words !== '', refusedWith('REQUIRED')),
      },
      wrongType,
    ),
  ],
  wrongType,
)

export const joinedRequest = z.strictObject({ version, crmRequestId: z.int(wrongType).positive(wrongType) }, wrongType)

export const statementLists = ['open', 'settled'] as const
export type StatementList = (typeof statementLists)[number]

/** Where a page of the list ended. */
export type StatementPlace = { readonly dueOn: string; readonly id: number }
export const placeInWords = ({ dueOn, id }: StatementPlace) => `${dueOn}_${id}`

const shape = /^(20\d\d-\d\d-\d\d)_(\d{1,15})$/
const isDay = (day: string) => Number.isFinite(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

const place = boundedText(40).transform((text, refused): StatementPlace => {
  const [, dueOn = '', id = ''] = shape.exec(text) ?? []
  if (!isDay(dueOn)) refused.addIssue({ code: 'custom', message: issueMessage('INVALID_INPUT') })
  return { dueOn, id: Number(id) }
})

export const statementsQuery = z.strictObject(
  {
    list: z.enum(statementLists, wrongType).default('open'),
    /** The `next` of the page before. */
    after: place.optional(),
    size: z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(100, wrongType).default(25),
  },
  wrongType,
)
