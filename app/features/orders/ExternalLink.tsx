import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ORDERS_COPY} from './orders-copy';

interface ExternalLinkProps {
  readonly href: string;
  readonly title: string;
  /** What it is about, for whoever hears the link out of its place. */
  readonly about?: string;
}

/** A way out of the shop, in a tab of its own that learns nothing of this one. */
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
      <VisuallyHidden>
        {' '}
        {about} {ORDERS_COPY.opensNewTab}
      </VisuallyHidden>
      <Icon name="external-link" className="size-4" />
    </a>
  );
}
