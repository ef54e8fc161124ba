import { escapeHtml } from '../escape-html.ts'
import type { Email, EmailBlock } from './email.ts'

/** What reads as one: 08:00–17:00, 7–10, R-2026-000001. A line would end after any dash and hyphen of it. */
const readsAsOne = /\d[\d:]{0,5}–\d[\d:]{0,5}|\b[A-Z]{1,3}-\d{4}-[0-9A-Z]{1,8}\b/g
const prose = (text: string) => escapeHtml(text).replace(readsAsOne, '<span style="white-space:nowrap">$&</span>')

/** The longest value that fits beside its label on a phone: an IMEI, a date. An address of an email had better end its line after the sign. */
const fitsOnOneLine = 18
const value = (text: string) => prose(text).replace('@', '@<wbr>')
const wrapping = (text: string) => (text.length <= fitsOnOneLine ? 'white-space:nowrap' : 'overflow-wrap:anywhere')

const paragraphs = (text: string, style: string) =>
  text
    .split('\n')
    .map((line) => `<p style="${style}">${prose(line)}</p>`)
    .join('')

// Styles stand on the elements: most mail programs drop style sheets.
const ink = '#1c2b24'
const green = '#0b6b4b'
const text = `margin:0 0 14px;font-size:16px;line-height:1.5;color:${ink}`

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text, text)
    case 'heading':
      return `<h2 style="margin:24px 0 10px;font-size:18px;color:${ink}">${prose(block.text)}</h2>`
    case 'small':
      return paragraphs(block.text, 'margin:0 0 10px;font-size:14px;line-height:1.45;color:#4b5b53')
    case 'list':
      return `<ul style="margin:0 0 14px;padding-left:22px">${block.items.map((item) => `<li style="${text};margin:0 0 6px">${prose(item)}</li>`).join('')}</ul>`
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${block.facts
        .map(
          ([label, said]) =>
            `<tr style="vertical-align:top"><td style="padding:4px 14px 4px 0;font-size:15px;color:#4b5b53">${escapeHtml(label)}</td><td style="padding:4px 0;font-size:15px;color:${ink};${wrapping(said)}"><strong>${value(said)}</strong></td></tr>`,
        )
        .join('')}</table>`
    case 'button':
      return `<p style="margin:20px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${green};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p><p style="margin:0 0 14px;font-size:13px;color:#4b5b53;word-break:break-all">${escapeHtml(block.url)}</p>`
    case 'link':
      return `<p style="${text}"><a href="${escapeHtml(block.url)}" style="color:${green}">${escapeHtml(block.label)}</a></p>`
  }
}

/** Our name as the screens write it, in letters: mail programs show no SVG, and fetch no picture before they are asked to. */
const wordmark = `<p style="margin:0 8px 14px;font-size:22px;line-height:1.2;font-weight:bold;color:${ink}">mobil<span style="color:${green}">futár</span></p>`

/** What a list of emails shows beside the subject: the news. A greeting before it, "Dear Éva," or "Tisztelt Nagy Éva!", tells nothing. */
function preview(blocks: Email['blocks']): string {
  const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  const news = said.find((text) => !/[!,]$/.test(text)) ?? said[0]
  return news ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(news)}</div>` : ''
}

/** Every colour is said together with what it stands on, and the page is declared a light one, so no program turns only half of them dark. */
export const renderHtml = ({ language, subject, blocks }: Email, signature: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f2f5f3;font-family:Arial,Helvetica,sans-serif">${preview(blocks)}<div style="max-width:600px;margin:0 auto;padding:24px 16px;background:#f2f5f3">${wordmark}<div style="background:#ffffff;border-radius:12px;padding:28px 24px"><h1 style="margin:0 0 18px;font-size:22px;line-height:1.3;color:${ink}">${prose(subject)}</h1>${blocks.map(blockHtml).join('')}</div><p style="margin:16px 8px 0;font-size:13px;line-height:1.5;color:#4b5b53">${signature.map(prose).join('<br>')}</p></div></body></html>`

function blockPlain(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'facts':
      return block.facts.map(([label, said]) => `${label}: ${said}`).join('\n')
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`
  }
}

export const renderPlain = ({ subject, blocks }: Email, signature: readonly string[]): string =>
  [subject, ...blocks.map(blockPlain), `-- \n${signature.join('\n')}`].join('\n\n')
