import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Passkey } from '../../passkey.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { makePasskey, supportsPasskeys } from '../passkey/passkey-browser.ts'
import { PasskeyItem } from './PasskeyItem.tsx'
import { ProofForm } from './ProofForm.tsx'
import { Section } from './Section.tsx'
import { useProved } from './use-proved.ts'

type ChosenPasskey = { readonly id: number; readonly as: 'rename' | 'remove' }
type Props = { readonly customerId: number; readonly isEmployee: boolean }

/** The passkeys of whoever is logged in: to add, name and remove. */
export function PasskeysSection({ customerId, isEmployee }: Props) {
  const t = useTexts(securityTexts)
  const own = { params: { id: customerId } }
  const { data, error, isPending, refetch } = useCall(securityApi.listPasskeys, own)
  const announced = useNews()
  /** The one that is being named or removed. */
  const { step: chosen, begin, leave, end, onto } = useOpenStep<ChosenPasskey>(({ id, as }) => `${as} ${id}`)
  const { run, isBusy, problem, forget, proof } = useProved()
  const isWaiting = isBusy || proof !== null
  const passkeys = data?.passkeys ?? []

  async function done(words: string) {
    await readAgain(securityApi.listPasskeys)
    end()
    announced.tell(words)
  }
  function choose(what: ChosenPasskey) {
    if (isWaiting) return
    announced.forget()
    forget()
    begin(what)
  }
  const add = async () => {
    announced.forget()
    const made = await makePasskey(await call(securityApi.startPasskey, own))
    const { name } = await call(securityApi.addPasskey, { ...own, body: made })
    await done(t('passkeys.added', { name }))
  }
  const remove = async ({ id, name }: Passkey) => {
    await call(securityApi.removePasskey, { params: { id: customerId, passkeyId: id } })
    await done(t('passkeys.removed', { name }))
  }

  return (
    <Section title={t('passkeys.title')} text={t(isEmployee ? 'passkeys.textOfEmployee' : 'passkeys.text')} news={announced.news}>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <ErrorText>{chosen?.as !== 'remove' && problem}</ErrorText>
      {proof && <ProofForm customerId={customerId} {...proof} />}
      {data && passkeys.length === 0 && <Muted>{t('passkeys.none')}</Muted>}
      {passkeys.length > 0 && (
        <List variant="rows">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              customerId={customerId}
              passkey={passkey}
              chosenAs={chosen?.id === passkey.id ? chosen.as : null}
              isBusy={isWaiting}
              problem={problem}
              opens={(as) => ({ ref: onto({ id: passkey.id, as }), onClick: () => choose({ id: passkey.id, as }) })}
              leave={() => {
                forget()
                leave()
              }}
              renamed={(name) => done(t('passkeys.renamed', { name }))}
              remove={() => {
                announced.forget()
                void run(() => remove(passkey))
              }}
            />
          ))}
        </List>
      )}
      {supportsPasskeys() && (
        <Actions>
          <Button variant="quiet" aria-disabled={isWaiting} onClick={() => void (isWaiting || run(add))}>
            {t('passkeys.add')}
          </Button>
        </Actions>
      )}
      {!supportsPasskeys() && <Muted>{t('passkeys.unsupported')}</Muted>}
    </Section>
  )
}
