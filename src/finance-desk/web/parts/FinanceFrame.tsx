import type { ReactNode } from 'react'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type FinanceSection, financeSectionNames, financeSections } from '../../sections.ts'
import { financeTexts } from '../../texts.ts'

type Props = { readonly section: FinanceSection; readonly lead: string; readonly children: ReactNode }

/** Every screen of the finance desk: its title, and the way to the others. */
export function FinanceFrame({ section, lead, children }: Props) {
  const t = useTexts(financeTexts)
  return (
    <>
      <PageTitle>{t(`section.${section}`)}</PageTitle>
      <nav aria-label={t('sections')}>
        <List variant="chips">
          {financeSectionNames.map((one) => (
            <li key={one}>
              <ChipLink to={financeSections[one]} aria-current={one === section ? 'page' : undefined}>
                {t(`section.${one}`)}
              </ChipLink>
            </li>
          ))}
        </List>
      </nav>
      <Lead>{lead}</Lead>
      {children}
    </>
  )
}
