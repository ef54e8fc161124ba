/**
 * Every refusal a person can meet, and the HTTP status it travels with.
 * The sentences are in hu.ts, en.ts, de.ts and sl.ts; a code without one does not compile.
 */
export const errors = {
  // input (SPEC 5, 8; GAPS D9)
  INVALID_INPUT: 422,
  UNKNOWN_FIELD: 422,
  FIELD_NOT_ASKED: 422,
  REQUIRED: 422,
  TEXT_TOO_LONG: 422,
  TEXT_NOT_PLAIN: 422,
  TEXT_NOT_PRINTED: 422,
  TEXT_MARKS: 422,
  EMAIL: 422,
  NUMERIC: 422,
  PHONE: 422,
  POSTAL_CODE: 422,
  COUNTRY_NOT_SERVED: 422,
  TAX_NUMBER: 422,
  BANK_ACCOUNT: 422,
  BATTERY_PERCENT: 422,
  BUYBACK_LOCKED: 422,
  BUYBACK_NOT_BOUGHT: 422,
  BUYBACK_REASON_REQUIRED: 422,
  SELLER_NAME_REQUIRED: 422,
  SELLER_OWNS_REQUIRED: 422,
  SELLER_INVOICE_REQUIRED: 422,
  PAYOUT_DAY: 422,
  COMPENSATION_DAY: 422,
  MISSING_ADDRESS_DATA: 422,
  ADDRESSES_TOO_MANY: 422,
  ERROR_IMEI: 422,
  IMEI_LENGTH: 422,
  IMEI_IS_IMEISV: 422,
  IMEI_TWICE: 422,
  SERIAL_CHARACTERS: 422,
  IDENTIFIER_LENGTH: 422,
  INVALID_DATE: 422,
  CLAIM_FORMAT: 422,
  INSURANCE_NUMBER_VALIDATION: 422,
  INSURER_AWAY: 503,
  PRIVACY_REQUIRED: 422,
  TERMS_REQUIRED: 422,
  ONE_FILE_IS_REQUIRED: 422,
  FILE_NOT_VALID: 422,
  FILE_TOO_LARGE: 413,
  PDF_ACTIVE: 422,
  PDF_LOCKED: 422,
  PDF_NOT_READABLE: 422,
  PHOTO_NOT_VALID: 422,
  TABLE_FILE_NOT_VALID: 422,
  STATEMENT_FILE_NOT_VALID: 422,
  TABLE_NOT_KNOWN: 422,
  TABLE_NOT_READABLE: 422,
  TABLE_TOO_LONG: 422,
  TABLE_TOO_WIDE: 422,
  TABLE_LOCKED: 422,
  CELL_FORMULA: 422,
  CELL_SHEET_ERROR: 422,
  CELL_SCIENTIFIC: 422,
  CELL_EXAMPLE: 422,
  CELL_UNKNOWN: 422,
  CELL_REPAIR: 422,
  CELL_AMOUNT: 422,
  CELL_WINDOW: 422,
  CELL_DAY: 422,
  CELL_RETURN: 422,
  CELL_FULL_NAME: 422,
  CELL_BILLING: 422,
  PRE_ALERTS_TOO_MANY: 422,
  PRE_ALERT_TWICE: 422,
  PRE_ALERT_REFERENCE_OPEN: 409,
  PRE_ALERT_DAY: 422,
  PRE_ALERT_COLUMNS: 422,
  PRE_ALERT_MOVED_ON: 409,
  CELL_SAVED_ADDRESS: 422,
  CELL_PLACE_TWICE: 422,
  CELL_CUT: 422,
  UPLOAD_EMPTY: 422,
  UPLOAD_ROWS_TOO_MANY: 422,
  UPLOAD_CHANGED: 409,
  UPLOAD_NOT_DRAFT: 409,
  UPLOAD_WRONG_ROWS: 409,
  UPLOAD_NOTHING_GOOD: 409,
  COMPANY_DATA_MISSING: 409,
  TRANSFER_DECIDED: 409,
  PARCEL_DECIDED: 409,
  TRANSFER_PARTS: 422,
  TRANSFER_RETURNED: 409,
  DEBT_CHANGED: 409,
  COMPLAINT_EMPTY: 422,
  STATEMENT_MOVED_ON: 409,
  DIFFERENCE_RESOLVED: 409,
  COD_NOT_TAKEN: 422,
  PROVIDER_LIST_TOO_EARLY: 422,
  LOCKER_PHONE: 422,
  LOCKER_UNKNOWN: 422,
  TRACKING_ONE_REQUIRED: 422,
  REQUEST_NUMBER: 422,
  NEW_PASSWORD_NEEDED: 422,
  PASSWORD_RULE: 422,
  PASSWORD_CONFIRM: 422,
  PASSWORD_COMMON: 422,
  PASSWORD_WRONG: 422,
  PASSKEY_NOT_VALID: 422,
  PASSKEY_KNOWN: 409,
  PASSKEYS_TOO_MANY: 409,
  PASSKEY_LAST_WAY_IN: 409,
  EMAIL_UNCHANGED: 422,
  BRAND_UNKNOWN: 422,
  PRODUCT_TYPE_UNKNOWN: 422,
  SERVICE_NOT_OFFERED: 422,
  TEXT_VERSION_CHANGED: 409,
  PICKUP_DAY_CLOSED: 422,
  PICKUP_WINDOW_FULL: 409,
  REPORT_DAY: 422,
  REPORT_PERIOD: 422,
  REPORT_TOO_LARGE: 422,
  QUOTE_FIGURE: 422,
  PRICE_RANGE: 422,
  PRICE_UNPRICED: 422,
  PRICE_DAY: 422,
  PRICE_CHANGE_EMPTY: 422,
  PRICE_LIST_REPAIRS: 422,
  PRICE_LIST_EXISTS: 422,
  PRICE_LISTS_TOO_MANY: 422,
  PRICE_ROWS_TOO_MANY: 422,
  QUOTE_ALTERNATIVES: 422,
  QUOTE_EMPTY: 422,
  QUOTE_CHOICE: 422,
  START_NOW_REQUIRED: 422,
  START_LOSS_REQUIRED: 422,
  LIST_TOO_LONG: 422,
  ATTACHMENTS_TOO_MANY: 422,
  EMPLOYEE_UNKNOWN: 422,
  PROMISE_DAY: 422,
  MOMENT_FORMAT: 422,
  SYSTEM_MESSAGE_PERIOD: 422,
  // state
  STEP_CANNOT_BE_UNDONE: 409,
  STEP_NOT_IN_STATUS: 409,
  WITHDRAWN_NOT_IN_BULK: 409,
  QUOTE_NOT_ACCEPTED: 409,
  INSURER_NOT_ACCEPTED: 409,
  DAY_TO_COME: 422,
  FIND_MY_ON: 409,
  WORKSHEET_INCOMPLETE: 422,
  WORKSHEET_FIELD_EMPTY: 422,
  WORKSHEET_FIELD_UNCHOSEN: 422,
  WORKSHEET_OPEN: 409,
  WORKSHEET_CLOSED: 409,
  WORKSHEET_CHANGED: 409,
  PHOTOS_TOO_MANY: 422,
  TEMPLATE_MOVED_ON: 409,
  TIMER_ELSEWHERE: 409,
  TIMER_RUNS: 409,
  TIMER_NOT_RUNNING: 409,
  TIMER_FORGOTTEN: 422,
  WORKSHEET_MOVED_ON: 409,
  WORKSHEET_TAKEN: 409,
  WORKSHEET_OTHER_DEVICE: 409,
  WORKSHEET_NO_EMAIL: 409,
  FABRICATION_NUMBER: 422,
  FAULT_CODES: 422,
  TIME_OF_DAY: 422,
  TIME_ORDER: 422,
  TIME_ORDER_WINDOW: 422,
  MEASURE: 422,
  MEASURE_TOO_LOW: 422,
  MEASURE_TOO_HIGH: 422,
  VISIT_DAY: 422,
  OUTCOME_NOT_POSSIBLE: 409,
  IDENTIFIER_OF_OTHER_REQUEST: 422,
  OTHER_REQUEST_OPEN: 409,
  CUSTOMER_ANSWER_AWAITED: 409,
  DUPLICATE_REQUEST: 409,
  DUPLICATE_IN_ORDER: 422,
  USER_EXISTS: 409,
  EMPLOYEE_EXISTS: 409,
  OWN_PERMISSION_STAYS: 409,
  OWN_ACCOUNT_STAYS: 409,
  STAFF_MOVED_ON: 409,
  ARTICLE_MOVED_ON: 409,
  ARTICLE_PICTURE: 422,
  MANUAL_FULL: 409,
  NOT_INVITED: 409,
  INVITED_ALREADY: 409,
  NO_BUSINESS_ACCOUNT: 409,
  IN_A_COMPANY: 409,
  COST_CENTRE_UNKNOWN: 422,
  COST_CENTRE_CODE: 409,
  COST_CENTRE_MOVED_ON: 409,
  VIEW_NAME: 409,
  VIEW_MOVED_ON: 409,
  TOO_MANY_VIEWS: 422,
  COMPANY_NEEDS_ADMINISTRATOR: 409,
  COMPANY_PERSON_MOVED_ON: 409,
  COMPANY_INVITATION_OTHER: 403,
  IN_THIS_COMPANY: 409,
  COMPANY_INVITATION_OVER: 410,
  API_KEY_INVALID: 401,
  API_KEY_SCOPE: 403,
  API_KEYS_FULL: 409,
  API_KEY_MOVED_ON: 409,
  WEBHOOK_URL: 422,
  WEBHOOK_NOT_PUBLIC: 422,
  WEBHOOKS_FULL: 409,
  WEBHOOK_MOVED_ON: 409,
  WEBHOOK_OFF: 409,
  SANDBOX_ONLY: 409,
  SANDBOX_CLOCK: 409,
  SANDBOX_NOT_OFFERED: 409,
  SANDBOX_AWAY: 503,
  STATE_MOVED_ON: 409,
  DECISION_MOVED_ON: 409,
  CORRECTION_TOO_LATE: 409,
  OWN_DATA_MOVED_ON: 409,
  IDEMPOTENCY_KEY_REQUIRED: 422,
  IDEMPOTENCY_KEY_REUSED: 409,
  PICKUP_CANNOT_CHANGE: 409,
  SERVICE_WARRANTY_OVER: 409,
  OTHER_DEVICE: 422,
  INVOICE_ALREADY_PAID: 409,
  PAYMENT_UNDER_WAY: 409,
  COURIER_COLLECTS: 409,
  PAYMENT_PROVIDER_AWAY: 503,
  PAYMENT_METHOD_NOT_OFFERED: 422,
  REFUND_NOT_POSSIBLE: 409,
  REFUND_TOO_MUCH: 422,
  SURPLUS_SETTLED: 409,
  REFUND_NEEDS_OTHER: 409,
  SIGNATURE_WRONG: 401,
  COMPANY_BARRED: 409,
  CREDIT_LIMIT_REACHED: 409,
  TERMS_MOVED_ON: 409,
  INSURER_MOVED_ON: 409,
  INSURER_NAMED: 409,
  TERMS_DAYS: 422,
  TERMS_METHODS: 422,
  TERMS_USUAL_METHOD: 422,
  TERMS_LIMIT: 422,
  INVOICE_UNPAID: 409,
  INVOICE_MISSING: 409,
  INVOICE_NOTHING_OWED: 409,
  COLLECTIVE_MONTH_OPEN: 422,
  COLLECTIVE_NOTHING_OWED: 409,
  INVOICE_CANNOT_CHANGE: 409,
  INVOICE_PROVIDER_AWAY: 503,
  INVOICE_PROVIDER_REFUSED: 422,
  COURIER_AWAY: 503,
  COURIER_REFUSED: 422,
  COURIER_ORDERED: 409,
  PARCEL_NOT_AWAY: 409,
  STORAGE_NOT_OVER: 409,
  COMPENSATION_MOVED_ON: 409,
  COMPENSATION_NO_ACCOUNT: 409,
  COMPENSATION_TAKE_BACK_OVER: 409,
  COURIER_NOT_ORDERED: 409,
  PICKUP_OF_COUNTER: 409,
  DEVICE_NOT_AT_COUNTER: 409,
  DEVICE_UNPAID: 409,
  COLLECTOR_NOT_CUSTOMER: 422,
  BATCH_HANDED_OVER: 409,
  COUNTER_ADDRESS_MISSING: 409,
  SIGNATURE_REQUIRED: 422,
  IDENTITY_END: 422,
  QUOTE_NOT_POSSIBLE: 409,
  QUOTE_ABOVE_LIMIT: 403,
  QUOTE_EXPIRED: 410,
  BUYBACK_ESTIMATE_EXPIRED: 410,
  BUYBACK_OFFER_EXPIRED: 410,
  EMAIL_MOVED_ON: 409,
  EMAIL_OPENS_ACCESS: 409,
  SYSTEM_MESSAGE_OVERLAPS: 409,
  SYSTEM_MESSAGE_OVER: 409,
  SYSTEM_MESSAGE_MOVED_ON: 409,
  EXPERT_REPORT_NOT_POSSIBLE: 409,
  EXPERT_REPORT_EXPIRED: 410,
  CONVERSATION_CLOSED: 409,
  RATING_NOT_POSSIBLE: 409,
  EXPORT_RUNNING: 409,
  REQUESTS_OPEN: 409,
  INVOICES_OPEN: 409,
  EMPLOYEE_STAYS: 409,
  // people
  CSRFTOKEN: 403,
  CSRFTOKEN_MISSING: 403,
  LOGIN_NEEDED: 401,
  LOGIN_FAILED: 401,
  LOGIN_CODE_NEEDED: 401,
  LOGIN_CODE_WRONG: 401,
  PASSKEY_LOGIN_FAILED: 401,
  PROOF_NEEDED: 403,
  UNAUTHORISED: 403,
  NOT_FOUND: 404,
  DOCUMENT_NOT_FOUND: 404,
  LINK_EXPIRED: 410,
  PASSWORD_LINK_EXPIRED: 410,
  EMAIL_CHANGE_EXPIRED: 410,
  REGISTRATION_LINK_EXPIRED: 410,
  TOO_MANY: 429,
  // transport
  MALFORMED: 400,
  UNSUPPORTED_MEDIA: 415,
  BODY_TOO_LARGE: 413,
  BODY_TOO_SLOW: 408,
  REQUEST_SEND_1: 500,
  OVERLOADED: 503,
  UNAVAILABLE: 503,
  FILE_UNREADABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof errors

/** What a sentence may need: `{ max: 5 }` fills `{max}`. */
export type ErrorValues = Readonly<Record<string, string | number>>

/** One field that was refused; `path` as in the sent JSON, `customer.email`. */
export type FieldRefusal = { readonly path: string; readonly code: ErrorCode; readonly values?: ErrorValues }

/** Thrown by a use case or a rule to say no. The HTTP layer turns it into `{ status, code, message, fields? }`. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly values: ErrorValues
  readonly fields: readonly FieldRefusal[]
  /** What travels with the answer for the caller to go on with: how a request stands now. */
  readonly data: ErrorValues | undefined

  constructor(
    code: ErrorCode,
    { values = {}, fields = [], data }: { values?: ErrorValues; fields?: readonly FieldRefusal[]; data?: ErrorValues } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.values = values
    this.fields = fields
    this.data = data
  }
}

/**
 * What was refused before the part of a call that is done once, to be thrown in that part: of two calls with the same key the later one finds what the
 * first has written, and is answered what the first was.
 */
export const orRefusal = <T>(asked: Promise<T>): Promise<T | Refusal> =>
  asked.catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })

/** How one of our codes travels in a zod issue's message; `refusalInIssue` reads it back. */
export const issueMessage = (code: ErrorCode, values: ErrorValues = {}) => JSON.stringify({ code, values })

/** The options of a zod check that is refused with one of our codes: `z.string().max(3000, refusedWith('TEXT_TOO_LONG', { max: 3000 }))`. */
export const refusedWith = (code: ErrorCode, values: ErrorValues = {}) => ({ error: () => issueMessage(code, values) })

/** What zod tells of a value of the wrong type. Of a body that does not say by its `discriminator` which of several it is, `input` is the body. */
type WrongValue = { readonly input?: unknown; readonly discriminator?: unknown }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function isMissing({ input, discriminator }: WrongValue): boolean {
  const value = typeof discriminator === 'string' && isObject(input) ? input[discriminator] : input
  return value === undefined || value === null
}

/** The options of a zod type whose wrong values are refused with one of our codes: nothing there is REQUIRED all the same. */
export const wrongTypeAs = (code: ErrorCode) => ({ error: (issue: WrongValue) => issueMessage(isMissing(issue) ? 'REQUIRED' : code) })

/** The options of a zod type: nothing there is REQUIRED, anything else of the wrong type is INVALID_INPUT. */
export const wrongType = wrongTypeAs('INVALID_INPUT')

/** Reads back what `refusedWith` wrote into a zod issue; any other message is an unnamed input error. */
export function refusalInIssue(message: string): { code: ErrorCode; values: ErrorValues } {
  if (!message.startsWith('{"code":')) return { code: 'INVALID_INPUT', values: {} }
  return JSON.parse(message) as { code: ErrorCode; values: ErrorValues }
}

/** What a zod issue must tell us; every `ZodError.issues` row has it. */
type Issue = {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string | undefined
  readonly keys?: readonly string[]
}

const pathOf = (steps: readonly PropertyKey[]) => steps.map(String).join('.').slice(0, 200)

/** Fields that one answer names; no form of ours has more. */
const maxFieldsRefused = 100

/** The refusals of a failed zod check in the order of the form, the first one of each field: a person mends one thing at a time. */
export function refusalsOfIssues(issues: readonly Issue[]): FieldRefusal[] {
  const byPath = new Map<string, FieldRefusal>()
  const keep = (refusal: FieldRefusal) => byPath.has(refusal.path) || byPath.set(refusal.path, refusal)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys ?? []) keep({ path: pathOf([...issue.path, key]), code: 'UNKNOWN_FIELD' })
    else keep({ path: pathOf(issue.path), ...refusalInIssue(issue.message) })
  }
  return [...byPath.values()].slice(0, maxFieldsRefused)
}
