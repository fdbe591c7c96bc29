import {Link} from '@remix-run/react';
import type {PackedLotView} from '~/orders/model/order-view';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';

/** Which lot each dish of an order is from; nothing before it is packed. */
export const OrderLots = ({lots}: {readonly lots: readonly PackedLotView[]}) =>
  lots.length > 0 && (
    <SectionCard title={DETAIL_COPY.lots}>
      <ul className="divide-y divide-line">
        {lots.map(({dish, lot, path}) => (
          <li key={`${dish} ${lot}`} className="flex flex-wrap items-center gap-x-1.5 [overflow-wrap:anywhere]">
            <span>{DETAIL_COPY.lot(dish)}</span>
            <Link
              to={path}
              prefetch="intent"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-sale"
            >
              {DETAIL_COPY.lotNumber(lot)}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
