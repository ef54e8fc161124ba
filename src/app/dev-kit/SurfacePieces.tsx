import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { fewTexts } from '#requests/few-texts.ts'
import { laterTexts } from '#requests/later-texts.ts'
import { requestTexts } from '#requests/texts.ts'
import styles from './gallery.module.css'
import { Piece } from './Piece.tsx'

const edges = [undefined, 'accent', 'danger', 'line'] as const
const widths = ['narrow', 'text'] as const
const tones = ['plain', 'success', 'warning', 'danger', 'info'] as const
const lists = ['card', 'dense', 'page', 'amounts'] as const
const badges = ['plain', 'soft', 'accent', 'danger'] as const
const variants = ['rows', 'events', 'cards', 'chips'] as const

export function SurfacePieces() {
  const t = useTexts(requestTexts)
  const fewT = useTexts(fewTexts)
  const laterT = useTexts(laterTexts)
  const facts = [
    [t('device.brand'), 'Samsung'],
    [t('device.type'), 'Galaxy S24'],
    [t('identifier.imeiLabel'), '356938035643809'],
  ] as const
  return (
    <>
      <Piece name="Card">
        <div className={styles.grid}>
          {edges.map((edge) => (
            <Card key={edge ?? 'none'} edge={edge} as="div">
              <h3>{fewT('previous.title')}</h3>
              <p>{t('device.known')}</p>
            </Card>
          ))}
        </div>
        <Card as="div" isDense isSpaced edge="accent">
          <p>{t('device.known')}</p>
        </Card>
        {widths.map((width) => (
          <Card key={width} width={width} as="div" isSpaced>
            <p>{t('device.known')}</p>
          </Card>
        ))}
      </Piece>
      <Piece name="Note">
        {tones.map((tone) => (
          <Note key={tone} tone={tone}>
            {t('draft.stored')}
          </Note>
        ))}
      </Piece>
      <Piece name="Muted">
        <Muted>{t('draft.stored')}</Muted>
        <Muted isSmall>{t('draft.stored')}</Muted>
      </Piece>
      <Piece name="Lead">
        <Lead>{t('page.lead')}</Lead>
      </Piece>
      <Piece name="Badge">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t('device.brand')}
          </Badge>
        ))}
      </Piece>
      <Piece name="List">
        <div className={styles.grid}>
          {variants.map((variant) => (
            <List key={variant} variant={variant}>
              {facts.map(([term, value]) => (
                <li key={term}>
                  {value} <time dateTime="2026-11-23">2026-11-23</time>
                </li>
              ))}
            </List>
          ))}
        </div>
      </Piece>
      <Piece name="ItemTitle, FactLine">
        <ItemTitle>
          {t('draft.stored')} <Badge tone="soft">{t('device.brand')}</Badge>
        </ItemTitle>
        <FactLine>
          <span>{t('device.brand')}</span>
          <Muted as="span">{t('draft.stored')}</Muted>
        </FactLine>
      </Piece>
      <Piece name="FactList">
        <div className={styles.grid}>
          {lists.map((variant) => (
            <FactList key={variant} variant={variant} facts={facts} />
          ))}
        </div>
      </Piece>
      <Piece name="Money">
        <Money forint={4522} /> · <Money forint={1_284_900} /> · <Money forint={-4522} /> · <MoneyRange from={12_990} to={29_990} />
      </Piece>
      <Piece name="AtBreaks">
        <AtBreaks>technikus@proba.mobilfutar.example</AtBreaks>
      </Piece>
      <Piece name="Unbroken">
        <Unbroken>LG-2026-000120</Unbroken>
      </Piece>
      <Piece name="DateText">
        {(['day', 'weekday', 'shortDay'] as const).map((as) => (
          <p key={as}>
            <DateText day="2026-11-23" as={as} />
          </p>
        ))}
        {(['moment', 'dayOf'] as const).map((as) => (
          <p key={as}>
            <DateText at="2026-11-23T23:30:00Z" as={as} />
          </p>
        ))}
      </Piece>
      <Piece name="ConfirmStep">
        <ConfirmStep title={t('draft.title')} confirm={t('send.button')} isPending={false} error={null} onConfirm={() => {}} onBack={() => {}}>
          <p>{t('draft.sure')}</p>
        </ConfirmStep>
        <ConfirmStep
          title={fewT('previous.title')}
          confirm={t('draft.yes')}
          isDangerous
          isPending={false}
          error={new Error(t('page.formFailed'))}
          onConfirm={() => {}}
          onBack={() => {}}
        />
        <ConfirmStep title={laterT('check.fault')} confirm={t('draft.yes')} isPending error={null} onConfirm={() => {}} onBack={() => {}} />
      </Piece>
    </>
  )
}
