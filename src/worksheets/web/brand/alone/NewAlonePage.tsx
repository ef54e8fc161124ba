import { useNavigate } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { BackLink } from '#base/web/kit/BackLink.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { asLeft } from '#base/web/list-as-left.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../../texts.ts'
import styles from '../../worksheets.module.css'
import type { BrandScreens } from '../brand-screens.ts'
import { emptyOwner, OwnerForm, ownerFieldAt } from './OwnerForm.tsx'

type Props = { readonly screens: BrandScreens /** As its maker writes it. */; readonly brand: string }

/** DESIGN 8.30: a sheet without a request, for a walk-in or for field service. */
export function NewAlonePage({ screens, brand }: Props) {
  const t = useTexts(worksheetTexts)
  const mayEdit = useMay(screens.kind.keys.edit)
  return mayEdit ? <Begin screens={screens} brand={brand} /> : <NoPermission page={t('alone.newTitle')} />
}

function Begin({ screens, brand }: Props) {
  const t = useTexts(worksheetTexts)
  const navigate = useNavigate()
  const form = useSchemaForm({
    schema: screens.calls.create.body,
    values: emptyOwner(brand),
    toBody: (owner) => ({ owner }),
    fieldAt: ownerFieldAt,
    send: (body) => call(screens.calls.create, { body }),
    async onSent({ id }) {
      await readAgain(screens.calls.list)
      await navigate(screens.sheetPath(id))
    },
  })
  return (
    <div className={styles.page}>
      <p>
        <BackLink to={asLeft(screens.listPath())}>{t('brand.back')}</BackLink>
      </p>
      <PageTitle>{t('alone.newTitle')}</PageTitle>
      <Lead>{t('alone.newLead')}</Lead>
      <Card aria-labelledby="owner">
        <h2 id="owner">{t('alone.owner')}</h2>
        <OwnerForm form={form} save={t('alone.open')} onLeave={() => void navigate(screens.listPath())} />
      </Card>
    </div>
  )
}
