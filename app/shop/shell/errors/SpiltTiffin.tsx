export function SpiltTiffin() {
  return (
    <svg viewBox="0 0 200 120" fill="none" aria-hidden="true" className="h-32 w-auto max-w-full text-accent-ink">
      <ellipse cx="100" cy="111" rx="84" ry="6" className="fill-line" />
      <g stroke="currentColor" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M28 80h60v20a9 9 0 0 1-9 9H37a9 9 0 0 1-9-9z" className="fill-mark-leaf" />
        <rect x="24" y="71" width="68" height="11" rx="4" className="fill-surface-raised" />
        <g transform="rotate(16 146 88)">
          <rect x="116" y="72" width="58" height="30" rx="7" className="fill-mark-chilli" />
          <rect x="112" y="66" width="66" height="10" rx="4" className="fill-surface-raised" />
        </g>
        <g transform="rotate(-14 74 40)">
          <rect x="46" y="30" width="58" height="28" rx="7" className="fill-mark-copper" />
          <path d="M44 30h62c-2-10-12-14-31-14s-29 4-31 14z" className="fill-surface-raised" />
          <circle cx="75" cy="12" r="4.5" className="fill-mark-copper" />
        </g>
      </g>
      <g className="fill-copper">
        <circle cx="128" cy="40" r="4" />
        <circle cx="142" cy="52" r="3" />
        <circle cx="120" cy="56" r="2.5" />
        <circle cx="182" cy="104" r="3" />
      </g>
    </svg>
  );
}
