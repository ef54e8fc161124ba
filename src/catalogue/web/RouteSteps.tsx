import { IconHome, IconTool, IconTruckDelivery } from '@tabler/icons-react'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueTexts } from '../texts.ts'
import styles from './RouteSteps.module.css'

const steps = [
  { Icon: IconTruckDelivery, title: 'start.step1', text: 'start.step1Text' },
  { Icon: IconTool, title: 'start.step2', text: 'start.step2Text' },
  { Icon: IconHome, title: 'start.step3', text: 'start.step3Text' },
] as const

/** The way of the device, drawn as the dotted route of a courier. */
export function RouteSteps() {
  const t = useTexts(catalogueTexts)
  return (
    <ol className={styles.steps} aria-label={t('start.stepsTitle')}>
      {steps.map(({ Icon, title, text }) => (
        <li key={title}>
          <span className={styles.icon}>
            <Icon size={26} aria-hidden="true" />
          </span>
          <span>
            <strong>{t(title)}</strong>
            <span className={styles.text}>{t(text)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
