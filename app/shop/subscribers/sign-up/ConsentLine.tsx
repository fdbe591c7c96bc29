import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {CONSENT, SUBSCRIBE_COPY} from '../subscriber-copy';

interface ConsentLineProps {
  readonly shopName: string;
  readonly className?: string;
}

export function ConsentLine({shopName, className}: ConsentLineProps) {
  return (
    <p className={cn('text-sm leading-snug', className)}>
      {CONSENT.text(shopName)}{' '}
      <Link to="/privacy-policy" className="underline underline-offset-4">
        {SUBSCRIBE_COPY.privacy}
      </Link>
    </p>
  );
}
