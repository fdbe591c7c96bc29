const MARKS = {
  Instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.3" cy="6.7" r="0.6" fill="currentColor" />
    </g>
  ),
  Facebook: (
    <path
      d="M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.7V2.4C17.2 2.3 16.1 2.2 15 2.2c-2.7 0-4.5 1.6-4.5 4.6v2.7h-3V13h3v8z"
      fill="currentColor"
    />
  ),
} as const;

interface SocialLinkProps {
  readonly network: keyof typeof MARKS;
  readonly href: string;
}

/** The shop's profile on a network, as a drawn sign; opens beside the shop. */
export function SocialLink({network, href}: SocialLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${network} (opens in a new tab)`}
      className="grid size-11 place-items-center rounded-control text-on-accent/85 transition-colors duration-150 hover:bg-on-accent/10 hover:text-on-accent"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
        {MARKS[network]}
      </svg>
    </a>
  );
}
