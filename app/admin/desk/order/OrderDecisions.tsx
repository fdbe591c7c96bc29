import {Link} from '@remix-run/react';
import {SectionCard} from '~/ui/SectionCard';
import {buttonStyle} from '~/ui/button-style';
import {DESK_ORDER_COPY} from '../desk-copy';

interface OrderDecisionsProps {
  /** The order's page in the desk. */
  readonly path: string;
  readonly canCancel: boolean;
}

/** Links to the pages that refund items of an order or cancel it. */
export function OrderDecisions({path, canCancel}: OrderDecisionsProps) {
  return (
    <SectionCard title={DESK_ORDER_COPY.decisions}>
      <div data-print="hidden" className="flex flex-wrap gap-3">
        <Link to={`${path}/refund`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {DESK_ORDER_COPY.refund}
        </Link>
        {canCancel && (
          <Link to={`${path}/cancel`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {DESK_ORDER_COPY.cancel}
          </Link>
        )}
      </div>
    </SectionCard>
  );
}
