import {Drawing} from '~/ui/icons/Drawing';

const MARKS = {Instagram: 'instagram', Facebook: 'facebook'} as const;

interface SocialLinkProps {
  readonly network: keyof typeof MARKS;
  readonly href: string;
}

/** A link to the shop's profile on a social network, as an icon; opens a new tab. */
export function SocialLink({network, href}: SocialLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${network} (opens in a new tab)`}
      className="grid size-11 place-items-center rounded-control text-on-accent/85 transition-colors duration-150 hover:bg-on-accent/10 hover:text-on-accent"
    >
      <Drawing name={MARKS[network]} className="size-6" />
    </a>
  );
}
