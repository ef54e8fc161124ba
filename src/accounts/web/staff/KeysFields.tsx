import { Chip } from '#base/web/kit/Chip.tsx'
import { FieldProblem } from '#base/web/kit/Field.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type PermissionArea, permissionAreas } from '../../permission-areas.ts'
import { permissionPresets, posts, postWith } from '../../permission-presets.ts'
import { staffTexts } from '../../staff-texts.ts'
import { type PermissionKey, permissionKeys } from '../../who.ts'
import styles from './staff.module.css'

const areas = Object.keys(permissionAreas) as PermissionArea[]

type Props = {
  readonly chosen: readonly PermissionKey[]
  readonly setChosen: (keys: PermissionKey[]) => void
  /** The key that cannot be taken away here; null: every one can. */
  readonly fixed: PermissionKey | null
  readonly problem: string | undefined
}

/** Every permission by its area, and the posts to start from. */
export function KeysFields({ chosen, setChosen, fixed, problem }: Props) {
  const t = useTexts(staffTexts)
  const present = postWith(chosen)
  const choose = (keys: readonly PermissionKey[]) => setChosen(permissionKeys.filter((key) => key === fixed || keys.includes(key)))

  return (
    <div id="keys" tabIndex={-1} className={styles.choice}>
      <FieldProblem name="keys" problem={problem} />
      <fieldset className={styles.presets} aria-describedby="presets-hint">
        <legend>{t('keys.presets')}</legend>
        <Muted id="presets-hint">{t('keys.presetsHint')}</Muted>
        {posts.map((post) => (
          <Chip key={post} aria-pressed={present === post} onClick={() => choose(permissionPresets[post])}>
            {t(`post.${post}`)}
          </Chip>
        ))}
      </fieldset>
      <p role="status" className={styles.chosen}>
        {t('keys.chosen', { count: chosen.length })}
      </p>
      <div className={styles.areas}>
        {areas.map((area) => (
          <fieldset key={area} className={styles.area}>
            <legend>{t(`area.${area}`)}</legend>
            {permissionAreas[area].map((key) => (
              <TickField
                key={key}
                name={`key-${key}`}
                label={t(`key.${key}`)}
                hint={key === fixed ? t('keys.ownStays') : undefined}
                checked={chosen.includes(key)}
                disabled={key === fixed}
                onChange={({ currentTarget }) => choose(currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
