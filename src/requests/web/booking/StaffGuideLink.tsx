import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { requestTexts } from '../../texts.ts'

/** What an employee prepares before booking. */
export function StaffGuideLink() {
  const t = useTexts(requestTexts)
  return (
    <p>
      <Link to={paths.staffGuide()}>{t('page.staffGuide')}</Link>
    </p>
  )
}
