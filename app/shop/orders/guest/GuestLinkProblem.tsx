import {Link, useLocation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {GUEST_COPY} from './guest-copy';

/** The page of a guest link without an order: it has expired, is invalid, or cannot be checked at the moment. */
export function GuestLinkProblem({kind}: {readonly kind: 'missing' | 'unavailable'}) {
  const {pathname} = useLocation();
  const isMissing = kind === 'missing';
  return (
    <CenterScreen>
      <h1 className="text-title">{isMissing ? GUEST_COPY.missingTitle : GUEST_COPY.failedTitle}</h1>
      <p className="mt-3 text-lead text-ink-soft">{isMissing ? GUEST_COPY.missingText : GUEST_COPY.failedText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isMissing && (
          <Link to={pathname} reloadDocument className={buttonStyle()}>
            {GUEST_COPY.retry}
          </Link>
        )}
        <Link to="/contact" className={buttonStyle({tone: isMissing ? 'primary' : 'outline'})}>
          {GUEST_COPY.contact}
        </Link>
        {isMissing && (
          <Link to="/auth?returnTo=%2Forders" className={buttonStyle({tone: 'outline'})}>
            {GUEST_COPY.signIn}
          </Link>
        )}
      </div>
    </CenterScreen>
  );
}
