/** Our mark, 101 × 48 (SPEC 2): a phone on its way along a dotted route, and the name. */
export function Logo() {
  return (
    <svg width="101" height="48" viewBox="0 0 101 48" aria-hidden="true">
      <g fill="none" stroke="var(--accent)" strokeLinecap="round">
        <rect x="13.5" y="7.5" width="19" height="33" rx="5" strokeWidth="3" transform="rotate(10 23 24)" />
        <path d="M20.5 34.6l4.6.8" strokeWidth="3" />
        <path d="M2 18h6M1 25h5M2 32h4" strokeWidth="2.5" />
      </g>
      <path d="M19 22.5l4 4.2 6-7.6" fill="none" stroke="var(--business)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <g fontFamily="system-ui, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif" fontWeight="750" fontSize="17.5">
        <text x="42" y="21.5" fill="var(--text)" textLength="52" lengthAdjust="spacingAndGlyphs">
          mobil
        </text>
        <text x="42" y="39.5" fill="var(--accent)" textLength="52" lengthAdjust="spacingAndGlyphs">
          futár
        </text>
      </g>
    </svg>
  )
}
