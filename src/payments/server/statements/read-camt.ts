import { dayOf } from '#base/server/tables/hungarian-values.ts'
import { elementsAt, readElements, textAt, type XmlElement } from '#base/server/xml-elements.ts'
import { bareAccount, collectLines, type LineCollector } from './read-lines.ts'
import { type Statement, StatementNotRead } from './statement.ts'

/**
 * A CAMT.053 statement (ISO 20022, any of its versions): what every Hungarian bank offers to companies. An entry that holds several transactions is
 * that many lines.
 * @throws StatementNotRead
 */
export function readCamt(xml: string): Statement {
  const entries: XmlElement[] = []
  let account = ''
  let isStatement = false
  try {
    readElements(xml, 'Ntry', {
      onElement: (entry) => entries.push(entry),
      onText: (path, text) => {
        isStatement ||= path.includes('BkToCstmrStmt/')
        if (/\/Stmt\/Acct\/Id\/(?:IBAN|Othr\/Id)$/.test(path)) account ||= bareAccount(text)
      },
    })
  } catch {
    throw new StatementNotRead('broken')
  }
  if (!isStatement || account === '') throw new StatementNotRead('unknown')
  const collector = collectLines(account)
  for (const entry of entries) readEntry(entry, collector)
  return { format: 'camt053', account, ...collector.end() }
}

function readEntry(entry: XmlElement, collector: LineCollector) {
  if ((textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') !== 'BOOK') return collector.skip('notBooked')
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls')
  const [only] = transactions
  // An amount of its own tells one of several transactions from the others; a single one is the entry itself.
  if (only && (transactions.length === 1 || transactions.some((one) => amountOf(one) === null))) return readLine(entry, only, collector)
  if (!only) return readLine(entry, entry, collector)
  for (const transaction of transactions) readLine(transaction, transaction, collector, entry)
}

/** @param sum where amount and direction stand @param details where the payer and the text stand @param entry where the day stands */
function readLine(sum: XmlElement, details: XmlElement, collector: LineCollector, entry: XmlElement = sum) {
  const direction = textAt(sum, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')
  const isReversal = textAt(entry, 'RvslInd') === 'true'
  if (direction !== 'CRDT' || isReversal) return collector.skip('debits')
  const amount = amountOf(sum)
  if (amount === null) return collector.skip('unreadable')
  if (amount.currency !== 'HUF') return collector.skip('otherCurrency')
  const bookedOn = dayOf(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '')
  const forints = wholeForints(amount.value)
  if (!bookedOn || !forints) return collector.skip('unreadable')
  collector.add({
    reference: textAt(details, 'Refs/AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef', 'NtryRef') ?? textAt(details, 'Refs/TxId'),
    bookedOn,
    amount: forints,
    payerName: textAt(details, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/UltmtDbtr/Nm', 'RltdPties/UltmtDbtr/Pty/Nm'),
    payerAccount: bareAccount(textAt(details, 'RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id') ?? '') || null,
    text: textOf(entry, details),
  })
}

const amountOf = (element: XmlElement) => {
  const [amount] = [...elementsAt(element, 'Amt'), ...elementsAt(element, 'AmtDtls/TxAmt/Amt')]
  return amount ? { value: amount.text.trim(), currency: amount.attributes.get('Ccy') } : null
}

/** An amount of ISO 20022 always has a decimal point; forints come whole. */
const wholeForints = (value: string): number | undefined => (/^\d{1,12}(\.0{1,5})?$/.test(value) && Number(value) > 0 ? Number(value) : undefined)

/** All that the payer wrote: the free text, a structured reference, the reference from end to end, and what the bank adds where there is none. */
function textOf(entry: XmlElement, details: XmlElement): string {
  const written = [
    ...elementsAt(details, 'RmtInf/Ustrd').map(({ text }) => text.trim()),
    textAt(details, 'RmtInf/Strd/CdtrRefInf/Ref'),
    textAt(details, 'Refs/EndToEndId'),
  ].filter((text) => text && text !== 'NOTPROVIDED')
  return written.length > 0 ? written.join(' ') : (textAt(details, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf') ?? '')
}
