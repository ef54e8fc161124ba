import type { PersonalData } from './personal-data/personal-table.ts'

/** Claims from a contract lapse in five years (Civil Code 6:22); until then we must be able to say what was agreed and done. */
const claims = { years: 5 } as const
/** Accounting documents (Act C of 2000, section 169 (2)): eight years after the business year. */
const accounting = { years: 8, fromEndOfYear: true } as const
/** Records of complaints (Act CLV of 1997, section 17/A (7)). */
const complaint = { years: 3 } as const
/** How long it can be looked up who came in when, should somebody have come in who should not (decision 28). */
const month = { days: 30 } as const

const requestClosed = { by: 'requestId', in: 'requests', from: 'closedAt' } as const

/** A request without addresses could not be shown. */
const noAddress = {
  contactName: '',
  contactPhone: '',
  postalCode: '',
  city: '',
  publicPlaceName: '',
  publicPlaceType: '',
  streetNumber: '',
  other: '',
  billingName: null,
  taxNumber: null,
  lockerProvider: null,
  lockerCode: null,
} as const

const repair = 'To carry out the repair that was ordered and to answer claims from it: contract, GDPR 6 (1) (b) and (f)'
const security = 'To let in who may come in, and to find out who did: legitimate interest, GDPR 6 (1) (f)'
const law = 'Because the law wants it kept: GDPR 6 (1) (c)'

/**
 * Every table with personal data: what it is for, how long it stays and how it is erased. The job `personalData.erase` of schedule.ts obeys
 * it every night, in the order in which the tables stand here. A number of an account or of a request names nobody once the row of that
 * number is erased, so it counts as personal only where nothing else does.
 */
export const personalData = {
  rateLimitHits: {
    purpose: security,
    personal: ['subject'],
    other: ['limitName', 'at'],
    // No limit looks back further than a day; a request may take two minutes, so its hit may be that much ahead.
    rules: [{ kept: { hours: 24 }, from: 'at', erase: 'row', aheadByMinutes: 2 }],
  },
  loginCodes: {
    purpose: security,
    personal: ['accountId', 'codeSignature'],
    other: ['expiresAt', 'tries'],
    rules: [{ kept: { hours: 0 }, from: 'expiresAt', erase: 'row' }],
  },
  sessions: {
    purpose: security,
    personal: ['tokenSha256', 'cookieSha256', 'accountId', 'requestId', 'createdAt', 'lastSeenAt', 'endedAt'],
    other: ['id', 'kind'],
    rules: [{ kept: month, from: 'lastSeenAt', erase: 'row' }],
  },
  mailedLinks: {
    purpose: security,
    personal: ['tokenSha256', 'accountId', 'requestId', 'usedAt'],
    other: ['purpose', 'expiresAt', 'singleUse', 'revokedAt', 'createdAt'],
    rules: [{ kept: month, from: 'expiresAt', erase: 'row' }],
  },
  idempotencyKeys: {
    purpose: 'To answer a repeated call as the first one: contract, GDPR 6 (1) (b)',
    personal: ['caller', 'requestSha256', 'answer'],
    other: ['endpoint', 'key', 'createdAt'],
    // A key older than two days is of no use to a retry.
    rules: [{ kept: { hours: 48 }, from: 'createdAt', erase: 'row' }],
  },
  permissionChanges: {
    purpose: 'To say who let an employee do what: legitimate interest, GDPR 6 (1) (f)',
    personal: ['accountId', 'changedBy', 'keysBefore', 'keysAfter'],
    other: ['id', 'action', 'at'],
    rules: [{ kept: claims, from: 'at', erase: 'row' }],
  },
  emails: {
    purpose: 'To say what the customer was told and when: contract, GDPR 6 (1) (b) and (f)',
    personal: ['recipient', 'subject', 'html', 'plain', 'attachments', 'lastError', 'deduplicationKey'],
    other: ['id', 'kind', 'requestId', 'language', 'status', 'attempts', 'createdAt', 'sentAt', 'opensAccess', 'resends', 'sendingUntil'],
    rules: [
      // What it carried opens nothing any more, and nobody is to read it.
      { only: { column: 'opensAccess', is: true }, kept: month, from: 'createdAt', erase: 'row' },
      { only: { column: 'opensAccess', is: false }, kept: claims, from: 'createdAt', erase: 'row' },
    ],
  },
  complaints: {
    purpose: law,
    personal: ['name', 'email', 'phone', 'requestNumber', 'subject', 'message', 'ip'],
    other: ['id', 'number', 'receivedAt', 'language'],
    rules: [{ kept: complaint, from: 'receivedAt', erase: 'row' }],
  },
  withdrawals: {
    purpose: law,
    personal: ['name', 'email', 'contract', 'statement', 'ip'],
    other: ['id', 'number', 'receivedAt', 'language'],
    rules: [{ kept: claims, from: 'receivedAt', erase: 'row' }],
  },
  requestMessageAttachments: {
    purpose: repair,
    personal: ['name', 'fileKey'],
    other: ['messageId', 'position'],
    rules: [{ kept: claims, from: { by: 'messageId', in: 'requestMessages', from: requestClosed }, erase: 'row' }],
  },
  requestMessages: {
    purpose: repair,
    personal: ['text'],
    other: ['id', 'requestId', 'at', 'byKind', 'byAccountId'],
    rules: [{ kept: claims, from: requestClosed, erase: 'row' }],
  },
  requestNotes: {
    purpose: repair,
    personal: ['text'],
    other: ['id', 'requestId', 'accountId', 'at'],
    rules: [{ kept: claims, from: requestClosed, erase: 'row' }],
  },
  requestRatings: {
    purpose: 'To learn how we did: legitimate interest, GDPR 6 (1) (f)',
    personal: ['comment'],
    other: ['requestId', 'score', 'ratedAt', 'changedAt'],
    rules: [{ kept: claims, from: requestClosed, erase: { comment: '' } }],
  },
  requestConsents: {
    purpose: 'To prove which texts were accepted: GDPR 7 (1)',
    personal: ['ip', 'givenAt', 'channel'],
    other: ['requestId', 'textVersionId'],
    rules: [{ kept: claims, from: requestClosed, erase: 'row' }],
  },
  requestHistory: {
    purpose: repair,
    personal: ['note'],
    other: ['id', 'requestId', 'step', 'code', 'status', 'at', 'byKind', 'byAccountId', 'internal', 'undoes'],
    rules: [{ kept: claims, from: requestClosed, erase: { note: null } }],
  },
  requestAddresses: {
    purpose: `${repair}; the billing address: ${law}`,
    personal: [
      'contactName',
      'contactPhone',
      'postalCode',
      'city',
      'publicPlaceName',
      'publicPlaceType',
      'streetNumber',
      'other',
      'billingName',
      'taxNumber',
      'lockerProvider',
      'lockerCode',
    ],
    other: ['requestId', 'addressTypeId', 'countryCode', 'isCompany'],
    // Type 2 is the billing address (SPEC 3).
    rules: [
      { except: { column: 'addressTypeId', is: 2 }, kept: claims, from: requestClosed, erase: noAddress },
      { only: { column: 'addressTypeId', is: 2 }, kept: accounting, from: requestClosed, erase: noAddress },
    ],
  },
  shipmentEvents: {
    purpose: repair,
    personal: ['note'],
    other: ['id', 'shipmentId', 'code', 'at', 'source', 'notedAt'],
    rules: [{ kept: claims, from: { by: 'shipmentId', in: 'shipments', from: requestClosed }, erase: { note: null } }],
  },
  shipments: {
    purpose: repair,
    personal: ['labelKey', 'refusedBecause', 'lockerProvider', 'lockerCode'],
    other: [
      'id',
      'requestId',
      'leg',
      'serial',
      'attempt',
      'provider',
      'clientReference',
      // The courier's own numbers: whoever could look them up there has erased them as well.
      'carrierId',
      'trackingNumber',
      'status',
      'day',
      'pickupWindow',
      'cashOnDelivery',
      'createdAt',
      'askedAt',
      'asks',
      'askedUntil',
      'orderedAt',
      'collectedAt',
      'endedAt',
      'withdrawal',
      'trackedAt',
    ],
    rules: [{ kept: claims, from: requestClosed, erase: { labelKey: null, refusedBecause: null, lockerProvider: null, lockerCode: null } }],
  },
  quoteDecisions: {
    purpose: 'To prove what was ordered: contract, GDPR 6 (1) (b) and (f)',
    personal: ['note', 'ip'],
    other: [
      'quoteId',
      'decision',
      'byKind',
      'byAccountId',
      'channel',
      'decidedAt',
      'chosenLineIds',
      'gross',
      'orderTextId',
      'startNowTextId',
      'startLossTextId',
    ],
    // What an employee decided on behalf of a customer is never without a note.
    rules: [{ kept: claims, from: { by: 'quoteId', in: 'quotes', from: requestClosed }, erase: { note: '–', ip: null } }],
  },
  quotes: {
    purpose: repair,
    personal: ['note'],
    other: [
      'id',
      'requestId',
      'version',
      'status',
      'revision',
      'createdAt',
      'createdByAccountId',
      'sentAt',
      'sentByAccountId',
      'validUntil',
      'inspectionFee',
      'logisticsFee',
    ],
    rules: [{ kept: claims, from: requestClosed, erase: { note: '' } }],
  },
  expertReportPhotos: {
    purpose: repair,
    personal: ['fileKey'],
    other: ['reportId', 'position'],
    rules: [{ kept: claims, from: { by: 'reportId', in: 'expertReports', from: requestClosed }, erase: 'row' }],
  },
  expertReportDecisions: {
    purpose: 'To prove what was decided: contract, GDPR 6 (1) (b) and (f)',
    personal: ['ip'],
    other: ['reportId', 'decision', 'byKind', 'byAccountId', 'decidedAt'],
    rules: [{ kept: claims, from: { by: 'reportId', in: 'expertReports', from: requestClosed }, erase: { ip: null } }],
  },
  expertReports: {
    purpose: repair,
    personal: ['findings'],
    other: ['id', 'requestId', 'status', 'reason', 'issuedAt', 'issuedByAccountId', 'validUntil', 'returnFee'],
    rules: [{ kept: claims, from: requestClosed, erase: { findings: '–' } }],
  },
  arrivalPhotos: {
    purpose: repair,
    personal: ['fileKey'],
    other: ['requestId', 'position'],
    rules: [{ kept: claims, from: requestClosed, erase: 'row' }],
  },
  arrivalChecks: {
    purpose: repair,
    personal: ['note'],
    other: ['requestId', 'item', 'finding'],
    rules: [{ kept: claims, from: requestClosed, erase: { note: '' } }],
  },
  arrivals: {
    purpose: repair,
    personal: ['bookedIdentifier', 'readIdentifier', 'identifierMatches', 'additionalFound', 'packaging'],
    other: [
      'requestId',
      'receivedAt',
      'receivedByAccountId',
      'callSha256',
      'declaredAccessoryIds',
      'foundAccessoryIds',
      'otherDeclared',
      'otherFound',
    ],
    rules: [
      {
        kept: claims,
        from: requestClosed,
        erase: {
          bookedIdentifier: '',
          readIdentifier: null,
          identifierMatches: null,
          additionalFound: '',
          packaging: '',
        },
      },
    ],
  },
  worksheetParts: {
    purpose: repair,
    personal: ['oldSerial', 'newSerial'],
    other: ['requestId', 'position', 'partNumber', 'name', 'quantity', 'netUnit', 'underWarranty'],
    rules: [{ kept: claims, from: requestClosed, erase: { oldSerial: '', newSerial: '' } }],
  },
  worksheets: {
    purpose: repair,
    personal: ['diagnosis', 'workDone', 'testResult', 'deviceIdentifierOut', 'internalNote'],
    other: ['requestId', 'revision', 'startedAt', 'savedAt', 'savedByAccountId', 'labourMinutes', 'closedAt', 'closedByAccountId'],
    rules: [
      {
        kept: claims,
        from: requestClosed,
        erase: { diagnosis: '', workDone: '', testResult: '', deviceIdentifierOut: '', internalNote: '' },
      },
    ],
  },
  payments: {
    purpose: law,
    personal: ['providerPaymentId', 'redirectUrl', 'captureId'],
    other: [
      'id',
      'invoiceId',
      'amount',
      'provider',
      'status',
      'startRequestId',
      'captureRequestId',
      'createdAt',
      'endedAt',
      'askedUntil',
      'nextCheckAt',
      'checks',
    ],
    rules: [{ kept: accounting, from: { by: 'invoiceId', in: 'invoices', from: 'createdAt' }, erase: 'row' }],
  },
  invoices: {
    purpose: law,
    personal: ['number', 'requestId', 'net', 'vat', 'gross', 'paidAt'],
    other: ['id', 'createdAt', 'paymentMethodId', 'dueOn', 'status'],
    rules: [{ kept: accounting, from: 'createdAt', erase: 'row' }],
  },
  documents: {
    purpose: `${repair}; invoices: ${law}`,
    personal: ['name', 'fileKey'],
    other: ['id', 'requestId', 'type', 'language', 'createdAt', 'createdBy', 'replacedAt', 'linkGeneration'],
    rules: [
      { except: { column: 'type', is: 'dolphinInvoice' }, kept: claims, from: requestClosed, erase: 'row' },
      { only: { column: 'type', is: 'dolphinInvoice' }, kept: accounting, from: requestClosed, erase: 'row' },
    ],
  },
  requests: {
    purpose: repair,
    personal: [
      'accountId',
      'firstName',
      'middleName',
      'lastName',
      'email',
      'phone',
      'companyName',
      'taxNumber',
      'identifier',
      'identifierTyped',
      'imei2',
      'insuranceNumber',
      'troubleDescription',
      'otherDescription',
      'accessoriesOther',
      'productTypeOther',
      'pickupNote',
      'prevGsmWorksheetId',
    ],
    other: [
      'id',
      'status',
      'outcome',
      'closedAt',
      'version',
      'warrantyLinkGeneration',
      'language',
      'receivedAt',
      'customerType',
      'requestSourceId',
      'formId',
      'availableServiceId',
      'serviceId',
      'warrantyTypeId',
      'providerId',
      'brandId',
      'productGroupId',
      'productTypeId',
      'colourId',
      'identifierKind',
      'identifierGenerated',
      'dateOfPurchase',
      'simLockId',
      'purchasePrice',
      'failureOptionIds',
      'accessoryIds',
      'preparationStepIds',
      'repairCostLimit',
      'calculatedPrice',
      'businessFormId',
      'accountRegistration',
      'pickupDay',
      'pickupWindow',
      'pickupZone',
      'gsmWorksheetId',
      'prevCrmRequestId',
      'arrivedAt',
      'readyAt',
      'handedBackAt',
      'holdReason',
      'holdSince',
      'assignedAccountId',
      'promisedBy',
      'dueOn',
      'lateNotices',
      'collectedAt',
    ],
    rules: [
      {
        kept: claims,
        from: 'closedAt',
        // The row stays: invoices and statistics need it.
        erase: {
          accountId: null,
          firstName: '',
          middleName: '',
          lastName: '',
          email: '',
          phone: '',
          companyName: null,
          taxNumber: null,
          identifier: '',
          identifierTyped: '',
          imei2: null,
          insuranceNumber: null,
          troubleDescription: '',
          otherDescription: null,
          accessoriesOther: null,
          productTypeOther: null,
          pickupNote: null,
          prevGsmWorksheetId: null,
        },
      },
    ],
  },
  accounts: {
    purpose: 'To keep an account for who asked for one, and for employees: contract, GDPR 6 (1) (b)',
    personal: ['email', 'passwordHash', 'firstName', 'middleName', 'lastName', 'companyName', 'taxNumber', 'phone', 'lastLoginAt'],
    other: ['id', 'customerType', 'businessFormId', 'defaultLanguage', 'permissionKeys', 'demo', 'enabled', 'createdAt', 'version'],
    rules: [
      {
        kept: claims,
        from: { computedBy: 'account_last_used' },
        // The row stays: what an employee did in a request still has its author's number.
        erase: {
          email: 'erased-{id}@erased.invalid',
          passwordHash: null,
          firstName: '',
          middleName: '',
          lastName: '',
          companyName: null,
          taxNumber: null,
          phone: null,
          lastLoginAt: null,
          enabled: false,
        },
      },
    ],
  },
  storedFiles: {
    purpose: 'The files that the rows above name, for the same purposes',
    personal: ['key', 'sha256'],
    other: ['size', 'mediaType', 'createdAt'],
    // The file itself goes with `base.sweepFiles`, which removes what no row knows.
    rules: [
      {
        kept: { days: 1 },
        from: 'createdAt',
        erase: 'row',
        unlessNamedBy: [
          { in: 'documents', by: 'fileKey' },
          { in: 'expertReportPhotos', by: 'fileKey' },
          { in: 'arrivalPhotos', by: 'fileKey' },
          { in: 'shipments', by: 'labelKey' },
          { in: 'requestMessageAttachments', by: 'fileKey' },
        ],
      },
    ],
  },
} as const satisfies PersonalData
