import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { identityProofs } from '#courier/actions.ts'
import { courierTexts } from '#courier/texts.ts'
import { toDocumentType } from '#documents/document.ts'
import { documentTexts } from '#documents/texts.ts'
import { decisionChannels } from '#quotes/decided-quote.ts'
import { reportReasons } from '#quotes/expert-report.ts'
import { reasonTexts } from '#quotes/reason-texts.ts'
import { isLifecycleAction, stepOfLife } from '#requests/lifecycle.ts'
import { cancelReasons } from '#requests/pickup-change.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { holdReasons, isHoldReason } from '../../hold.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { deskTexts } from '../../texts.ts'

/** The history keeps codes where the portal wrote the note; people read words. What people wrote stays as it is. */
export function useNoteWords() {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const documents = useTexts(documentTexts)
  const reasons = useTexts(reasonTexts)
  const couriers = useTexts(courierTexts)
  const formats = useFormats()

  function decision(note: string): string {
    const [code, ...rest] = note.split(': ')
    const channel = decisionChannels.find((one) => one === code)
    if (!channel) return note
    const said = rest.join(': ')
    return [t(`history.channels.${channel}`), channel === 'costLimit' && said ? formats.forint(Number(said)) : said].filter(Boolean).join(': ')
  }

  return (step: string, note: string): string => {
    switch (step) {
      case 'held': {
        const reason = holdReasons.find((one) => one === note)
        return reason ? words(`hold.${reason}`) : note
      }
      case 'unassigned':
        return note === 'colleagueClosed' ? t('history.colleagueClosed') : note
      case 'promiseChanged': {
        const [day = '', ...rest] = note.split(' ')
        const reason = rest.join(' ')
        if (!/^\d{4}-\d\d-\d\d$/.test(day)) return note
        return [formats.day(day), isHoldReason(reason) ? words(`hold.${reason}`) : reason].filter(Boolean).join(' – ')
      }
      case 'deadlineExtended':
        return /^\d{4}-\d\d-\d\d$/.test(note) ? formats.day(note) : note
      case 'pickupChanged': {
        const [day = '', code] = note.split(' ')
        const window = pickupWindows.find((one) => one === code)
        return window ? `${formats.day(day)}, ${t(`facts.${window}`)}` : note
      }
      case 'documentsAdded':
        return note
          .split(', ')
          .map((word) => {
            const type = toDocumentType(word)
            return type ? documents(`titles.${type}`) : word
          })
          .join(', ')
      case 'requestCancelled': {
        const [code, ...rest] = note.split(': ')
        const reason = cancelReasons.find((one) => one === code)
        return reason ? [t(`history.cancelReasons.${reason}`), ...rest].join(': ') : note
      }
      case 'handOverAtCounter': {
        const [code, ...rest] = note.split(': ')
        const identity = identityProofs.find((one) => one === code)
        return identity ? [couriers(`desk.identities.${identity}`), ...rest].join(': ') : note
      }
      case 'expertReportIssued':
      case 'expertReportCorrected': {
        const reason = reportReasons.find((one) => one === note)
        return reason ? reasons(reason) : note
      }
      case 'expertReportAccepted':
      case 'expertReportRejected':
        return decision(note)
      default: {
        if (isLifecycleAction(step) && stepOfLife(step).note === 'decision') return decision(note)
        // The work also ends by what became of the expert report, or by what the insurer answered.
        return note === 'expertReportRejected' || note === 'expertReportExpired' || note === 'insurerRefused' ? t(`history.steps.${note}`) : note
      }
    }
  }
}
