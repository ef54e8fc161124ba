import { Link, useNavigate } from 'react-router'
import { nameInWords } from '#accounts/name-in-words.ts'
import { shownPhone } from '#accounts/phone.ts'
import type { Language } from '#base/languages.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { leastOfSearch, useSearchForm } from '#base/web/use-search-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { KnownCaller } from '../../caller.api.ts'
import { callerTexts } from '../../caller-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { callerAddress, newCaller } from './caller-address.ts'
import { beginWith } from './caller-draft.ts'

/** Who is on the telephone: found, or new. */
export function FindCaller({ asked }: { readonly asked: string }) {
  const t = useTexts(callerTexts)
  const navigate = useNavigate()
  const { onSubmit, field } = useSearchForm(asked, (typed) => void navigate(callerAddress({ asked: typed })))
  return (
    <>
      <Muted>{t('lead')}</Muted>
      <search>
        <form onSubmit={onSubmit}>
          <TextField {...field} name="asked" label={t('asked')} maxLength={150} />
          <Actions>
            <Button type="submit">{t('find')}</Button>
            <ButtonLink variant="quiet" to={callerAddress({ asked, who: newCaller })} onClick={() => beginWith(newCaller)}>
              {t('new')}
            </ButtonLink>
          </Actions>
        </form>
      </search>
      {asked.length >= leastOfSearch && <Found key={asked} asked={asked} />}
    </>
  )
}

function Found({ asked }: { readonly asked: string }) {
  const t = useTexts(callerTexts)
  const { language } = useLanguage()
  // Who was nobody's customer a moment ago may have been booked for since.
  const { data, error, refetch } = useCall(serviceDeskApi.findCallers, { query: { query: asked } }, { staleTime: 0 })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton shape="rows" />
  if (data.callers.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p>{t('noneText')}</p>
      </EmptyState>
    )
  return (
    <List variant="cards">
      {data.callers.map((caller) => (
        <Card as="li" key={caller.key} width="text" isDense>
          <Link to={callerAddress({ asked, who: caller.key })} onClick={() => beginWith(caller.key)}>
            {nameOfCaller(caller, language)}
          </Link>
          <p>{[caller.profile.email, caller.profile.phone && shownPhone(caller.profile.phone)].filter(Boolean).join(', ')}</p>
          <Muted>{t(caller.accountId === null ? 'withoutAccount' : 'withAccount')}</Muted>
        </Card>
      ))}
    </List>
  )
}

export const nameOfCaller = ({ profile }: KnownCaller, language: Language) =>
  [profile.companyName, nameInWords(language, profile)].filter(Boolean).join(', ')
