import type { ReactNode } from 'react'
import styles from './Lead.module.css'
import { Muted } from './Muted.tsx'

/** What a page is for, below its title. */
export const Lead = ({ children }: { readonly children: ReactNode }) => <Muted className={styles.lead}>{children}</Muted>
