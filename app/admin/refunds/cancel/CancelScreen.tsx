import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {SectionCard} from '~/ui/SectionCard';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import type {PaymentFormResult} from '../payment-form-result';
import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import {CANCEL_COPY} from './cancel-copy';
import type {CancelView} from './cancel-view';
import {CancelForm} from './CancelForm';

interface CancelScreenProps {
  /** Null while the database is unavailable. */
  readonly view: CancelView | null;
  readonly result: PaymentFormResult | undefined;
}

/** The page that cancels an order: it is the confirmation, so that it works without scripts. */
export function CancelScreen({view: loaded, result}: CancelScreenProps) {
  const {data: view, isStale} = useLastLoaded(loaded, isNull);
  const {data: state, isStale: isStateStale} = useLastLoaded(view?.state ?? null, isShopDown);
  const failure = usePageNotice(result?.failure ?? null);
  if (!view || !state) {
    return (
      <AdminPage title={CANCEL_COPY.title('order')}>
        <Alert tone="error" title={CANCEL_COPY.unavailable}>
          {STAFF_ORDER_COPY.unavailable}
        </Alert>
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={CANCEL_COPY.title(view.name)}
      actions={
        <Link to={view.path} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {STAFF_ORDER_COPY.back}
        </Link>
      }
    >
      <div className="flex max-w-2xl flex-col gap-5">
        <StaleAlert isStale={isStale || isStateStale} />
        <PageAlert shown={failure} />
        {state === 'open' ? (
          <SectionCard title={CANCEL_COPY.heading}>
            <CancelForm view={view} result={result} />
          </SectionCard>
        ) : (
          <CancelStateAlert path={view.path} state={state} />
        )}
      </div>
    </AdminPage>
  );
}

const isShopDown = (state: CancelView['state'] | null): boolean => state === 'shop-down';

function CancelStateAlert({state, path}: Pick<CancelView, 'state' | 'path'>) {
  switch (state) {
    case 'open':
      return null;
    case 'canceled':
      return <Alert tone="success" title={CANCEL_COPY.done} />;
    case 'running':
      return (
        <Alert tone="info" title={CANCEL_COPY.running}>
          {CANCEL_COPY.runningText}
        </Alert>
      );
    case 'sent':
      return (
        <Alert
          tone="warning"
          title={CANCEL_COPY.sent}
          action={
            <Link to={`${path}/refund`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {CANCEL_COPY.refundItems}
            </Link>
          }
        >
          {CANCEL_COPY.sentText}
        </Alert>
      );
    case 'missing':
      return <Alert tone="error" title={CANCEL_COPY.missing} />;
    case 'shop-down':
    case 'no-token':
      return (
        <Alert tone="error" title={CANCEL_COPY.unavailable}>
          {state === 'no-token' ? STAFF_ORDER_COPY.noToken : STAFF_ORDER_COPY.shopDown}
        </Alert>
      );
  }
}
