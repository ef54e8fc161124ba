/**
 * What no printing font has; ©, ®, ™ are counted among them, but ours has those. The blank before a picture goes with it.
 */
export const pictures = /(?: ?(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})|\u{FE0F}|\u{200D})+/gu
