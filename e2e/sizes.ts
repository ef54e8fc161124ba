// Every browser test runs on both sizes, a phone and a desktop, unless it is tagged with one of these.

/** What it asserts does not depend on the layout: the phone stands for both. Whatever looks (axe, widths, menus, tables) has no tag. */
export const onPhone = '@phone'

/** Only a wide screen, or a keyboard, has it. */
export const onDesktop = '@desktop'
