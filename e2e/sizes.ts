// Every browser test runs on both screens, a phone and a desktop, unless it is tagged with one of these.

/** What it asserts does not depend on the layout: the phone stands for both. Whatever looks (axe, widths, menus, tables) has no tag. */
export const onPhone = '@phone'

/**
 * Only a wide screen, or a keyboard, has it; or it is a walk through screens of employees, who sit at one: `expectFineOnBothScreens` looks at those
 * on a phone as well.
 */
export const onDesktop = '@desktop'

/** In CSS pixels. */
export const phone = { width: 360, height: 740 }
/** Of the counter of a store. */
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1280, height: 900 }
