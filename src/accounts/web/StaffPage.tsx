import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../staff.api.ts'
import { staffTexts } from '../staff-texts.ts'
import { InviteForm } from './staff/InviteForm.tsx'
import { StaffItem } from './staff/StaffItem.tsx'
import styles from './staff/staff.module.css'

const readList = () => readAgain(staffApi.listStaff)

/** `/iranyitopult/szerviz/munkatarsak`: who works here, and what each of them may do. */
export default function StaffPage() {
  const t = useTexts(staffTexts)
  const { data, error, isPending, refetch } = useCall(staffApi.listStaff, {})
  /** What is being written: an invitation, or the keys of a colleague. */
  const { step: written, begin, leave, end, onto } = useOpenStep<'invitation' | number>()
  const { news, tell, forget } = useNews()
  const staff = data?.staff ?? []

  async function saved(words: string) {
    await readList()
    end()
    tell(words)
  }
  function write(what: 'invitation' | number) {
    forget()
    begin(what)
  }

  if (error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <News news={news} />
      {written === 'invitation' ? (
        <InviteForm onSaved={saved} onLeave={leave} />
      ) : (
        <p className={styles.open}>
          <Button ref={onto('invitation')} onClick={() => write('invitation')}>
            {t('invite.open')}
          </Button>
        </p>
      )}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && staff.length === 0 && <EmptyState title={t('none')} />}
      {staff.length > 0 && (
        <section aria-labelledby="staff">
          <h2 id="staff">{t('list')}</h2>
          <List variant="cards">
            {staff.map((member) => (
              <Card as="li" key={member.id}>
                <StaffItem
                  member={member}
                  isEdited={written === member.id}
                  edit={{ ref: onto(member.id), onClick: () => write(member.id) }}
                  onSaved={saved}
                  onLeave={leave}
                  onRefused={readList}
                />
              </Card>
            ))}
          </List>
        </section>
      )}
    </>
  )
}
