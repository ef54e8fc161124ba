import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { StoragePanel } from '#abandoned-devices/web/StoragePanel.tsx'
import { FormHolderContext, formHolder } from '#base/web/forms/held-forms.ts'
import { Tabs } from '#base/web/kit/inside/Tabs.tsx'
import { NewsInsideContext } from '#base/web/kit/News.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { BuybackDesk } from '#buyback/web/BuybackDesk.tsx'
import { MessageThread } from '#conversation/web/MessageThread.tsx'
import { CorrectionsPanel } from '#corrections/web/CorrectionsPanel.tsx'
import { CourierPanel } from '#courier/web/CourierPanel.tsx'
import { InvoiceDeskPanel } from '#invoices/web/InvoiceDeskPanel.tsx'
import { ManualHelp } from '#manual/web/ManualHelp.tsx'
import { EmailsPanel } from '#notices/web/EmailsPanel.tsx'
import { PaymentTries } from '#payments/web/PaymentTries.tsx'
import { ExpertReportEditor } from '#quotes/web/ExpertReportEditor.tsx'
import { QuoteEditor } from '#quotes/web/QuoteEditor.tsx'
import { StatementsPanel } from '#statements/web/StatementsPanel.tsx'
import { WorksheetPanel } from '#worksheets/web/WorksheetPanel.tsx'
import { worksheetsApi } from '#worksheets/worksheets.api.ts'
import { ArrivalPanel } from '#workshop/web/ArrivalPanel.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { type Panel, panels, panelsFor } from '../../panels.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useFilled } from './use-filled.ts'
import { useNewsOfGone } from './use-news-of-gone.ts'

type PanelProps = { readonly requestId: number; readonly version: number; readonly onChanged: () => unknown }

/** Every panel reads its own data and shows nothing where it has nothing to show, or the employee no key. */
const panelOf: Partial<Readonly<Record<Panel, ComponentType<PanelProps>>>> = {
  // It opens the worksheet.
  arrival: ({ onChanged, ...props }) => (
    <ArrivalPanel {...props} onChanged={() => Promise.all([readAgain(worksheetsApi.getWorksheet), onChanged()])} />
  ),
  buyback: BuybackDesk,
  worksheet: WorksheetPanel,
  quote: QuoteEditor,
  report: ExpertReportEditor,
  invoices: (props) => <InvoiceDeskPanel {...props} paymentsOf={(invoiceId) => <PaymentTries invoiceId={invoiceId} />} />,
  courier: CourierPanel,
  storage: StoragePanel,
  emails: EmailsPanel,
  statements: StatementsPanel,
  corrections: CorrectionsPanel,
  messages: (props) => <MessageThread {...props} side="staff" />,
}

/** A list may lead straight to a panel: `#messages`. */
const panelOfAddress = (): Panel | null => panels.find((panel) => window.location.hash === `#${panel}`) ?? null

type Panels = ReturnType<typeof usePanels>

/** Which panel is open: the one that was chosen, else the one the status calls for. */
export function usePanels(request: Pick<DeskRequest, 'status' | 'warrantyTypeId' | 'steps'>) {
  const [chosen, choose] = useState(panelOfAddress)
  const wanted = useRef(chosen)
  const order = panelsFor(request)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const open = useCallback((panel: Panel) => {
    wanted.current = panel
    choose(panel)
    // Where it is chosen already, the focus goes to it all the same.
    draw()
  }, [])
  return { order, chosen, choose, open, wanted }
}

type Props = { readonly request: DeskRequest; readonly panels: Panels; readonly onChanged: () => unknown }

/**
 * The tools of the other slices, as tabs. All of them stand on the page, so what was typed into one is there when one comes back; a
 * tab is offered for those that show something.
 */
export function WorkPanels({ request, panels: { order, chosen, choose, wanted }, onChanged }: Props) {
  const t = useTexts(deskRequestTexts)
  const { holder, filled } = useFilled()
  const offered = order.filter((panel) => filled.includes(panel))
  // The step that ended the request stays in sight with what it says; a request that goes on shows what is called for next.
  const [last, setLast] = useState<Panel | null>(null)
  const isOver = request.closedTime !== null
  const holders = useFormHolders()
  // So does the panel into which something is typed, whatever somebody else's step calls for: the refusal stands there too.
  const isHeld = chosen === null && last !== null && offered.includes(last) && holders.get(last)?.isAnyUnsaved() === true
  const wantedFirst = isOver && last && offered.includes(last) ? last : (offered[0] ?? null)
  const shown = chosen && offered.includes(chosen) ? chosen : isHeld ? last : wantedFirst
  if (!isOver && shown !== last) setLast(shown)
  const isHeldBack = isHeld && wantedFirst !== last
  useEffect(() => {
    if (isHeldBack) choose(last)
  }, [isHeldBack, last, choose])

  const hearIn = useNewsOfGone(shown, shown === chosen)

  // The button of a step leads to its panel, and the focus goes with it.
  useEffect(() => {
    if (wanted.current === null || wanted.current !== shown) return
    wanted.current = null
    const place = document.getElementById(`panel-${shown}`)
    place?.scrollIntoView({ block: 'nearest' })
    place?.focus({ preventScroll: true })
  })

  return (
    <section id="work" ref={holder} className={styles.work} aria-label={t('panels.title')}>
      <ManualHelp place={shown} brandId={request.device.brandId} />
      <Tabs
        label={t('panels.title')}
        shown={shown}
        show={choose}
        tabs={order.map((panel) => ({
          key: panel,
          isOffered: offered.includes(panel),
          name: (
            <>
              {t(`panels.${panel}`)}
              {panel === 'messages' && <UnreadBadge requestId={request.crmRequestId} />}
            </>
          ),
          panel: (
            <FormHolderContext value={holders.get(panel) ?? null}>
              <NewsInsideContext value={hearIn(panel)}>
                <Tool panel={panel} requestId={request.crmRequestId} version={request.version} onChanged={onChanged} />
              </NewsInsideContext>
            </FormHolderContext>
          ),
        }))}
      />
    </section>
  )
}

/** What was typed into each panel and not sent. */
function useFormHolders() {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [holders] = useState(() => new Map(panels.map((panel) => [panel, formHolder(draw)])))
  return holders
}

function Tool({ panel, ...props }: PanelProps & { readonly panel: Panel }) {
  const Content = panelOf[panel]
  return (
    <div id={`panel-${panel}`} data-panel={panel} tabIndex={-1} className={styles.panel}>
      {Content && <Content {...props} />}
    </div>
  )
}
