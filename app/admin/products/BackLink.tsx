import {Link} from '@remix-run/react';
import {Icon} from '~/ui/icons/Icon';

interface BackLinkProps {
  readonly to: string;
  readonly title: string;
}

/** Leads from a page about a product to the one above it. */
export const BackLink = ({to, title}: BackLinkProps) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm font-semibold lg:min-h-6">
    <Icon name="arrow-left" className="size-4" />
    {title}
  </Link>
);
