import type { ReactNode } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { PolicyPart, PolicySection } from '../policy.ts'
import type { PolicyTexts } from '../policy-texts.ts'
import { siteTexts } from '../texts.ts'
import { DataTable } from './DataTable.tsx'
import styles from './PolicyArticle.module.css'
import { usePolicy } from './use-policy.ts'
import { Words } from './Words.tsx'

type Props = {
  readonly of: PolicyTexts
  /** What can be done on the page, besides reading. */
  readonly children?: ReactNode
}

/** A policy to read: its words, contents and PDF in the language of the page. */
export function PolicyArticle({ of, children }: Props) {
  const t = useTexts(siteTexts)
  const { language } = useLanguage()
  const { title, validFrom, lead, sections } = usePolicy(of)

  return (
    <article className={styles.article}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.about}>
        {t('policy.validFrom', { day: new Date(`${validFrom}T12:00:00Z`) })}{' '}
        <a href={`/api/policies/${of.kind}/pdf?language=${language}`} target="_blank" rel="noreferrer">
          {t('policy.print')}
        </a>
      </p>
      <p className={styles.lead}>{lead}</p>
      {children}
      <Card as="nav" aria-labelledby="policy-contents" className={styles.contents}>
        <h2 id="policy-contents">{t('policy.contents')}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Card>
      {sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} />
      ))}
    </article>
  )
}

function Section({ section: { id, title, parts }, number }: { readonly section: PolicySection; readonly number: number }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {number}. {title}
      </h2>
      {parts.map((part) => (
        <Part key={JSON.stringify(part).slice(0, 120)} part={part} label={title} />
      ))}
    </section>
  )
}

function Part({ part, label }: { readonly part: PolicyPart; readonly label: string }) {
  if ('table' in part) return <DataTable columns={part.table.columns} rows={part.table.rows} label={label} />
  if ('facts' in part) return <FactList variant="page" facts={part.facts.map(({ term, value }) => [term, <Words key={term}>{value}</Words>])} />
  if ('list' in part)
    return (
      <ul>
        {part.list.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    )
  return (
    <p>
      <Words>{part.text}</Words>
    </p>
  )
}
