import type { ComponentProps } from 'react'
import styles from './FactLine.module.css'

/** A few short facts beside each other that need no terms, each an element of its own: below the title of a thing of a list. */
export const FactLine = (props: Omit<ComponentProps<'p'>, 'className'>) => <p className={styles.facts} {...props} />
