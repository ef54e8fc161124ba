import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { AriaLocale } from './AriaLocale.tsx'
import styles from './Tabs.module.css'

type TabOf<Key extends string> = {
  readonly key: Key
  readonly name: ReactNode
  readonly panel: ReactNode
  /** False: its panel stands on the page, unseen, and no tab leads to it. */
  readonly isOffered?: boolean
}

type Props<Key extends string> = {
  readonly label: string
  readonly tabs: readonly TabOf<Key>[]
  /** Null: none is offered. */
  readonly shown: Key | null
  readonly show: (key: Key) => void
}

/** Panels of which one is seen. All of them stay on the page, so what was typed into one is there when one comes back. A single tab is not shown as one. */
export function Tabs<Key extends string>({ label, tabs, shown, show }: Props<Key>) {
  const offered = tabs.filter(({ isOffered = true }) => isOffered)
  const choose = (chosen: unknown) => {
    const tab = offered.find(({ key }) => key === chosen)
    // Who presses the tab that is shown wants to stay there, whatever would be shown next by itself.
    if (tab) show(tab.key)
  }
  return (
    <AriaLocale>
      <AriaTabs selectedKey={shown ?? ''} onSelectionChange={choose}>
        <TabList aria-label={label} className={styles.list} data-single={offered.length < 2 || undefined}>
          {offered.map(({ key, name }) => (
            <Tab key={key} id={key} className={styles.tab}>
              {name}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ key, panel }) => (
          <TabPanel key={key} id={key} shouldForceMount className={styles.panel}>
            {panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
