import {Link, useLocation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {ExternalLink} from '~/ui/ExternalLink';
import {DETAIL_COPY} from './detail-copy';

/** The page for an order that cannot be loaded at the moment. */
export function OrderFailed({portalUrl}: {readonly portalUrl: string | null}) {
  const {pathname} = useLocation();
  return (
    <CenterScreen>
      <div role="alert">
        <h1 className="text-title">{DETAIL_COPY.failedTitle}</h1>
        <p className="mt-3 text-lead text-ink-soft">{DETAIL_COPY.failedText}</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={pathname} reloadDocument className={buttonStyle({size: 'sm'})}>
          {DETAIL_COPY.retry}
        </Link>
        {portalUrl && <ExternalLink href={portalUrl} title={DETAIL_COPY.portal} />}
      </div>
    </CenterScreen>
  );
}
