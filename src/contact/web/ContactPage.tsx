import { Link } from 'react-router'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { company } from '#site/company.ts'
import { Words } from '#site/web/Words.tsx'
import { contactTexts } from '../texts.ts'
import { ContactForm } from './ContactForm.tsx'

/** `/kapcsolat` (SPEC 3, DESIGN 8.31): whoever wants to write to the company, or to apply for a job. */
export default function ContactPage() {
  const t = useTexts(contactTexts)
  const { phone, openingHours } = company
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p>
        <Words>{t('lead', { phone, ...openingHours })}</Words>
      </p>
      <p>
        {t.rich('elsewhere', {
          tracking: (words) => <Link to={publicPaths.tracking()}>{words}</Link>,
          complaint: (words) => <Link to={publicPaths.complaints()}>{words}</Link>,
        })}
      </p>
      <ContactForm />
    </>
  )
}
