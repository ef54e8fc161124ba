/** A4 in points, and a margin a printer can keep. */
const page = { short: 595, long: 842, margin: 24 }

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A PDF of one A4 page that holds a JPEG as it is, turned to fit: five objects and the table that says where each begins. */
export function jpegAsPdf(jpeg: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const [pageWidth, pageHeight] = width > height ? [page.long, page.short] : [page.short, page.long]
  const scale = Math.min((pageWidth - 2 * page.margin) / width, (pageHeight - 2 * page.margin) / height)
  const [w, h] = [width * scale, height * scale]
  const numbers = [w, h, (pageWidth - w) / 2, (pageHeight - h) / 2].map((n) => n.toFixed(2))
  const drawing = `q ${numbers[0]} 0 0 ${numbers[1]} ${numbers[2]} ${numbers[3]} cm /Photo Do Q`

  const objects: (readonly [string, Uint8Array?])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /Photo 5 0 R >> >> /Contents 4 0 R >>`],
    [`<< /Length ${drawing.length} >>`, bytesOf(drawing)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    ],
  ]

  const parts: Uint8Array[] = []
  let length = 0
  const write = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  write(bytesOf('%PDF-1.4\n'))
  const begins = objects.map(([dictionary, stream], index) => {
    const begin = length
    write(bytesOf(`${index + 1} 0 obj\n${dictionary}\n`))
    if (stream) {
      write(bytesOf('stream\n'))
      write(stream)
      write(bytesOf('\nendstream\n'))
    }
    write(bytesOf('endobj\n'))
    return begin
  })
  const table = length
  const rows = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  write(bytesOf(`xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`))

  const pdf = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    pdf.set(part, at)
    at += part.length
  }
  return pdf
}
