import { Link } from 'react-router'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { ourBoard, ourBoardPostalAddress } from '../authorities.ts'
import { company } from '../company.ts'
import { siteTexts } from '../texts.ts'
import styles from './ImprintPage.module.css'
import { Words } from './Words.tsx'

/** `/impresszum`: what 2001. évi CVIII. tv. 4. § wants to be found easily, at any time. */
export default function ImprintPage() {
  const t = useTexts(siteTexts)
  const { hosting } = company
  return (
    <div className={styles.page}>
      <PageTitle>{t('imprint.title')}</PageTitle>
      <Lead>{t('imprint.lead')}</Lead>

      <h2>{t('imprint.operator')}</h2>
      <FactList
        variant="page"
        facts={[
          [t('imprint.name'), `${company.longName} (${company.name})`],
          [t('imprint.seat'), company.address],
          [t('imprint.postalAddress'), company.postalAddress],
          [t('imprint.registryNumber'), company.registryNumber],
          [t('imprint.registryCourt'), company.registryCourt],
          [t('imprint.taxNumber'), company.taxNumber],
          [t('imprint.euTaxNumber'), company.euTaxNumber],
          [t('imprint.bankAccount'), company.bankAccount],
        ]}
      />

      <h2>{t('imprint.contact')}</h2>
      <FactList
        variant="page"
        facts={[
          [t('imprint.phone'), <Words key="phone">{company.phone}</Words>],
          [t('imprint.email'), <Words key="email">{company.email}</Words>],
          [t('imprint.opening'), unbrokenHours(t('imprint.openingHours', company.openingHours))],
          [t('imprint.workshop'), company.workshop],
          [
            t('imprint.web'),
            <a key="web" href={publicPaths.companySite('home')} rel="noreferrer">
              {company.brand}
            </a>,
          ],
        ]}
      />

      <h2>{t('imprint.hosting')}</h2>
      <FactList
        variant="page"
        facts={[
          [t('imprint.name'), hosting.name],
          [t('imprint.address'), hosting.address],
          [t('imprint.email'), <Words key="email">{hosting.email}</Words>],
          [t('imprint.phone'), <Words key="phone">{hosting.phone}</Words>],
        ]}
      />

      <h2>{t('imprint.contract')}</h2>
      <p>{t('imprint.contractWords')}</p>
      <p>
        <Link to={publicPaths.terms()}>{t('imprint.toTerms')}</Link>
      </p>

      <h2>{t('imprint.disputes')}</h2>
      <p>{t('imprint.disputesWords')}</p>
      <FactList
        variant="page"
        facts={[
          [t('imprint.name'), ourBoard.name],
          [t('imprint.address'), ourBoard.address],
          [t('imprint.postalAddress'), ourBoardPostalAddress],
          [t('imprint.phone'), <Words key="phone">{ourBoard.phone}</Words>],
          [t('imprint.email'), <Words key="email">{ourBoard.email}</Words>],
          [t('imprint.website'), <Words key="web">{ourBoard.web}</Words>],
        ]}
      />
      <p>
        <Link to={publicPaths.complaints()}>{t('imprint.toComplaints')}</Link>
      </p>
    </div>
  )
}
