/** Text as it may stand in an HTML page or email, in an attribute too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
