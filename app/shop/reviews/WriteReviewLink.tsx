import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {writeReviewPath} from '~/core/review-paths';

interface WriteReviewLinkProps {
  /** A handle, or the number of a variant. */
  readonly product: string;
  /** Names the product for screen readers, where there are several of these links. */
  readonly title?: string;
  readonly className?: string;
}

/** Leads to the form, which explains itself to those who have not received the product. */
export function WriteReviewLink({product, title, className}: WriteReviewLinkProps) {
  return (
    <Link
      to={writeReviewPath(product)}
      data-print="hidden"
      className={cn(buttonStyle({tone: 'outline', size: 'sm'}), 'whitespace-nowrap', className)}
    >
      Write a review
      {title && <VisuallyHidden> of {title}</VisuallyHidden>}
    </Link>
  );
}
