import {buttonStyle} from './button-style';
import {Icon} from './icons/Icon';
import {VisuallyHidden} from './VisuallyHidden';

interface ExternalLinkProps {
  readonly href: string;
  readonly title: string;
  /** What the link is about, for screen readers that list links out of context. */
  readonly about?: string;
}

/** A link to another site. It opens a new tab without a referrer or an opener. */
export function ExternalLink({href, title, about}: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-print="hidden"
      className={buttonStyle({tone: 'outline', size: 'sm'})}
    >
      {title}
      <VisuallyHidden> {about} (opens in a new tab)</VisuallyHidden>
      <Icon name="external-link" className="size-4" />
    </a>
  );
}
