export default {
  title: 'For developers',
  description: 'How a company’s own system calls the Mobilfutár portal: API keys, calls, errors, limits and webhooks.',
  lead: 'Your company’s own system can make the same calls, under the same rules, as the portal: place a request, follow it, decide about a quote, and be told of changes.',
  openapi: 'The whole description for machines (OpenAPI 3.1)',
  start: {
    title: 'The first call',
    key: 'An administrator of the company makes an API key after logging in, on the page Developer access. The secret of the key is shown once.',
    call: 'Send the key in the Authorization header of every call. No cookie and no form token (X-CSRF-Token) is needed. The Language header (hu, en, de, sl) chooses the language of the sentences in the answer.',
    answer: 'The answer is status and data. A key sees every request of the company, because the person responsible for it is an administrator.',
    book: 'Before you send a request, ask GET /api/booking-setup, for example with ?brand=huawei&warrantyType=2: availableServiceId, pickupDay and textVersions come from its answer.',
  },
  errors: {
    title: 'Errors',
    text: 'A refusal is always a code, a message and the list of the fields concerned. 401: the key is not valid (API_KEY_INVALID). 403: the key does not allow it (API_KEY_SCOPE). 404: there is none, or it is not yours. 409: the state has moved on. 422: wrong input. 429: too many calls.',
  },
  limits: {
    title: 'Limits',
    text: 'For each key and call, 1,200 reads and 300 changes a minute, and 600 placed requests an hour. The headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset say how much is left; with a 429, Retry-After says after how many seconds to try again.',
  },
  idempotency: {
    title: 'Sending again',
    text: 'Send an Idempotency-Key header (8 to 200 characters, a UUID for example) when you place a request. The same call with the same key is done once and answers the same, so it is safe to repeat after a broken connection.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'We follow Standard Webhooks. A message holds numbers and states and no personal data: ask for the details with your key.',
    events: 'You can be told of these events:',
    targets:
      'We send only to a public address that begins with https://: not to your own machine (localhost), a private network or an http:// address. We wait ten seconds for the answer and do not follow redirects. Why a delivery failed stands in the log of the webhook.',
    retries:
      'A 2xx answer means delivered. Otherwise we try ten times over three days, then switch the webhook off and e-mail the administrators of the company. What happens afterwards stays in the log of the webhook for 30 days, and can be sent from there once it is on again. The same message may come more than once: recognise it by its webhook-id.',
    signatureTitle: 'Checking the signature',
    signature:
      'The signature is an HMAC-SHA256 over webhook-id, webhook-timestamp and body (to the letter as it arrived), joined by dots; its key is what follows whsec_ in the secret, decoded from Base64. The webhook-signature header may hold several signatures, separated by blanks, because for 24 hours after a new secret we sign with the old one as well: one that matches is enough. Refuse messages older than five minutes. An example to try your program on:',
  },
  sandbox: {
    title: 'Sandbox',
    text: 'A company’s administrator can open a sandbox from the page Developer access. A test key begins with mf_test_ and opens these same calls, but whatever is sent with it goes into a database of its own: neither the workshop nor a courier sees it, and no invoice, e-mail or report comes of it. Please send no data of real people here either. Of payments only transfers can be tried.',
    steps:
      'You move a request along (receive, sendQuote, issueReport, finishRepair, returnUnrepaired, orderDelivery, ship, handBack), and you move the sandbox’s clock forward, by at most 168 hours in one call and 120 days in all: meanwhile quotes expire, reminders are due, the courier moves on and webhooks arrive. The webhook-timestamp is the real time even then. What nobody uses for 30 days is deleted.',
  },
  calls: {
    title: 'Calls',
    text: 'What can be called with an API key, by the permission it needs. The body of an example has every field: “…” stands for a text, 1 for a number, the first of a choice for any of it, and what can be left out has the value it has then. The OpenAPI document says more about the fields.',
    example: 'Example',
    idempotent: 'Wants an Idempotency-Key header.',
  },
  scope: {
    requestsRead: 'Read requests',
    requestsWrite: 'Place and change requests',
    decisions: 'Decisions',
    documents: 'Documents',
    orders: 'Orders',
    preAlerts: 'Pre-alerts',
  },
} as const
