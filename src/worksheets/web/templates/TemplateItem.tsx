import type { ComponentProps } from 'react'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import type { StepOpener } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { templateTexts } from '../../template-texts.ts'
import type { TemplateInList } from '../../templates.ts'
import styles from '../worksheets.module.css'
import { TemplateForm } from './TemplateForm.tsx'

type Props = Omit<ComponentProps<typeof TemplateForm>, 'template'> & {
  readonly template: TemplateInList
  readonly isOpen: boolean
  readonly open: StepOpener
}

/** A ready text: what it is for, and what it says. */
export function TemplateItem({ template, isOpen, open, ...forming }: Props) {
  const t = useTexts(templateTexts)
  const { title, body, field, brandId, productGroupId, isRetired } = template
  if (isOpen)
    return (
      <li>
        <TemplateForm template={template} {...forming} />
      </li>
    )
  const brand = forming.brands.find((one) => one.brandId === brandId)?.brandName ?? t('everyBrand')
  const group = forming.groups.find(({ id }) => id === productGroupId)?.name ?? t('everyGroup')
  return (
    <Card as="li" isDense>
      <div className={styles.item}>
        <div>
          <h3>{title}</h3>
          <Muted>{[t(`fields.${field}`), brand, group].join(' · ')}</Muted>
          <p>{body}</p>
        </div>
        <div className={styles.itemEnd}>
          {isRetired && <Badge tone="soft">{t('retired')}</Badge>}
          <Button {...open} variant="quiet" aria-label={t('change', { title })}>
            {t('changeShort')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
