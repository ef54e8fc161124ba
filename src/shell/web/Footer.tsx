import { Link } from 'react-router'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { portalVersion } from '#version.ts'
import { type MenuEntry, menuFor } from '../menu.ts'
import { type ShellTexts, shellTexts } from '../texts.ts'
import styles from './Footer.module.css'
import { LanguageSelect } from './LanguageSelect.tsx'
import { MenuLink } from './MenuLink.tsx'
import { useViewer } from './use-viewer.ts'

/** SPEC 2: the policies as pages, those with a `pdf` also as a PDF in the language of the page. */
const legalLinks: readonly {
  readonly label: Exclude<keyof ShellTexts['footer'], 'conciliation' | 'copyright' | 'version'>
  readonly to: string
  readonly pdf?: string
}[] = [
  { label: 'terms', to: publicPaths.terms(), pdf: 'terms' },
  { label: 'privacy', to: publicPaths.privacy(), pdf: 'privacy' },
  { label: 'complaintPolicy', to: publicPaths.complaints(), pdf: 'complaint' },
  { label: 'prices', to: publicPaths.priceList() },
  { label: 'cookies', to: publicPaths.cookieSettings() },
  { label: 'accessibility', to: publicPaths.accessibility() },
  { label: 'imprint', to: publicPaths.imprint() },
]

export function Footer() {
  const t = useTexts(shellTexts)
  const { language } = useLanguage()
  const entries = menuFor(useViewer())
  const [repair, ...others] = entries
  const company = others.flatMap((entry) => entry.items ?? [entry])

  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav aria-labelledby="footer-repair">
          <h2 id="footer-repair">{t('footer.repair')}</h2>
          <MenuLinks entries={repair?.items ?? []} />
        </nav>
        <nav aria-labelledby="footer-information" className={styles.information}>
          <h2 id="footer-information">{t('footer.information')}</h2>
          <ul>
            <li>
              <Link to={publicPaths.withdrawal()} className={styles.withdrawal}>
                {t('footer.withdrawal')}
              </Link>
            </li>
            {legalLinks.map(({ label, to, pdf }) => (
              <li key={label} className={styles.policy}>
                <Link to={to}>{t(`footer.${label}`)}</Link>
                {pdf && (
                  <a
                    href={`/api/policies/${pdf}/pdf?language=${language}`}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`PDF: ${t(`footer.${label}`)}`}
                  >
                    PDF
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-company">
          <h2 id="footer-company">{t('footer.company')}</h2>
          <MenuLinks entries={company} />
        </nav>
      </div>
      <div className={styles.end}>
        <p>{t.rich('footer.conciliation', { link: (words) => <Link to={publicPaths.complaints()}>{words}</Link> })}</p>
        <p className={styles.small}>
          {t('footer.copyright', { year: String(new Date().getFullYear()) })} {t('footer.version', { version: portalVersion })}
        </p>
        <LanguageSelect />
      </div>
    </footer>
  )
}

function MenuLinks({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} className={styles.button} />
        </li>
      ))}
    </ul>
  )
}
