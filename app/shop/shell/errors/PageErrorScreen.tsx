import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {ERROR_COPY} from './error-copy';
import {ErrorDetails} from './ErrorDetails';
import {MessageScreen} from './MessageScreen';
import {ReferenceLine} from './ReferenceLine';

interface PageErrorScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly reference: string;
  readonly detail?: string | null;
  /** The query caused the error, so the reload link omits it. */
  readonly dropsQuery?: boolean;
}

/** The screen for a page that failed. Its reload button is a plain link, which works without scripts. */
export function PageErrorScreen({title, children, reference, detail = null, dropsQuery}: PageErrorScreenProps) {
  const {pathname, search} = useLocation();
  const refresh = (
    <a href={dropsQuery ? pathname : pathname + search} className={buttonStyle()}>
      <Icon name="rotate-cw" className="size-5" />
      {ERROR_COPY.page.refresh}
    </a>
  );
  return (
    <MessageScreen title={title} actions={refresh}>
      <p className="mt-3 text-lead text-ink-soft">{children}</p>
      <ReferenceLine reference={reference} />
      <ErrorDetails detail={detail} />
    </MessageScreen>
  );
}
