import {Link} from '@remix-run/react';
import {lotPath} from '~/core/lot-path';
import {LOT_LINE_COPY} from './lot-line-copy';
import type {CurrentLot} from './require-lot.server';

/** One line beside the price: the current lot of a dish, with its story. */
export const LotLine = ({lot: {number, driedOn, taster}}: {readonly lot: CurrentLot}) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft">
    <Link
      to={lotPath(number)}
      prefetch="intent"
      className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-2"
    >
      {LOT_LINE_COPY.line(number, driedOn)}
    </Link>
    {taster !== null && <span className="max-lg:hidden">{LOT_LINE_COPY.tastedBy(taster)}</span>}
  </p>
);
