import { type ComponentType, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { MessageThread } from '#conversation/web/MessageThread.tsx'
import { CourierPanel } from '#courier/web/CourierPanel.tsx'
import { EmailsPanel } from '#notices/web/EmailsPanel.tsx'
import { ExpertReportEditor } from '#quotes/web/ExpertReportEditor.tsx'
import { QuoteEditor } from '#quotes/web/QuoteEditor.tsx'
import { ArrivalPanel } from '#workshop/web/ArrivalPanel.tsx'
import { WorksheetPanel } from '#workshop/web/WorksheetPanel.tsx'
import type { DeskRequest } from '../../desk-request.ts'
import { type Panel, panels, panelsFor } from '../../panels.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import styles from './desk.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'
import { useFilled } from './use-filled.ts'

type PanelProps = { readonly requestId: number; readonly version: number; readonly onChanged: () => unknown }

/** Every panel reads its own data and shows nothing where it has nothing to show, or the employee no key. */
const panelOf: Partial<Readonly<Record<Panel, ComponentType<PanelProps>>>> = {
  arrival: ArrivalPanel,
  worksheet: WorksheetPanel,
  quote: QuoteEditor,
  report: ExpertReportEditor,
  courier: CourierPanel,
  emails: EmailsPanel,
  messages: (props) => <MessageThread {...props} side="staff" />,
}

/** A list may lead straight to a panel: `#messages`. */
const panelOfAddress = (): Panel | null => panels.find((panel) => window.location.hash === `#${panel}`) ?? null

type Panels = ReturnType<typeof usePanels>

/** Which panel is open: the one that was chosen, else the one the status calls for. */
export function usePanels(request: Pick<DeskRequest, 'status' | 'warrantyTypeId'>) {
  const [chosen, choose] = useState(panelOfAddress)
  const wanted = useRef(chosen)
  const order = panelsFor(request)
  const open = useCallback((panel: Panel) => {
    wanted.current = panel
    choose(panel)
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
  const shown = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? null)

  // The button of a step leads to its panel, and the focus goes with it.
  useEffect(() => {
    if (wanted.current === null || wanted.current !== shown) return
    wanted.current = null
    const place = document.getElementById(`panel-${shown}`)
    place?.scrollIntoView({ block: 'nearest' })
    place?.focus({ preventScroll: true })
  })

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || shown === null) return
    event.preventDefault()
    const next = offered.at((offered.indexOf(shown) + by) % offered.length)
    if (!next) return
    choose(next)
    document.getElementById(`tab-${next}`)?.focus()
  }

  return (
    <section id="work" className={styles.work} aria-label={t('panels.title')}>
      {offered.length > 1 && (
        <div role="tablist" aria-label={t('panels.title')} className={styles.tabs} onKeyDown={moveByKey}>
          {offered.map((panel) => (
            <button
              key={panel}
              id={`tab-${panel}`}
              type="button"
              role="tab"
              aria-selected={panel === shown}
              aria-controls={`panel-${panel}`}
              tabIndex={panel === shown ? 0 : -1}
              onClick={() => choose(panel)}
            >
              {t(`panels.${panel}`)}
              {panel === 'messages' && <UnreadBadge requestId={request.crmRequestId} />}
            </button>
          ))}
        </div>
      )}
      <div ref={holder}>
        {order.map((panel) => {
          const Tool = panelOf[panel]
          return Tool ? (
            <div
              key={panel}
              id={`panel-${panel}`}
              data-panel={panel}
              role="tabpanel"
              aria-label={t(`panels.${panel}`)}
              tabIndex={-1}
              hidden={panel !== shown}
              className={styles.panel}
            >
              <Tool requestId={request.crmRequestId} version={request.version} onChanged={onChanged} />
            </div>
          ) : null
        })}
      </div>
    </section>
  )
}
