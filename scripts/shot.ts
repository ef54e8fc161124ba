import type { Page } from '@playwright/test'
import { screenIsReady } from '../e2e/watch-page.ts'

/**
 * `name` is the file's, `what` the caption; `isAsSeen`: what lies over the page is shown with the part of it that is in sight; `showsLoading`: what it shows
 * says that more is coming, and always will.
 */
export type Shot = { readonly name: string; readonly what: string; readonly isAsSeen?: boolean; readonly showsLoading?: boolean }
export type Shoot = (shot: Shot) => Promise<void>

/** Screens that need nothing but their address. */
export async function shootAll(page: Page, shoot: Shoot, screens: readonly (readonly [name: string, what: string, address: string])[]) {
  for (const [name, what, address] of screens) {
    await page.goto(address)
    await screenIsReady(page)
    await shoot({ name, what })
  }
}
