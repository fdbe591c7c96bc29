import {Link} from '@remix-run/react';
import type {PricedView} from '~/orders/model/order-view';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';

interface OrderAddressProps extends Pick<PricedView, 'addressHelp'> {
  /** The lines of the address; null for an order without one. */
  readonly address: readonly string[] | null;
  /** Takes the place of a missing address. */
  readonly otherwise: string;
}

/** Where an order goes, and what to do if that is wrong. */
export const OrderAddress = ({address, otherwise, addressHelp}: OrderAddressProps) => (
  <SectionCard title={DETAIL_COPY.shippingInformation}>
    {address ? (
      <address className="not-italic [overflow-wrap:anywhere]">
        {address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    ) : (
      <p className="text-ink-soft">{otherwise}</p>
    )}
    {addressHelp && (
      <div data-print="hidden" className="mt-4 text-sm text-ink-soft">
        <p>{addressHelp.isPacked ? DETAIL_COPY.addressPacked : DETAIL_COPY.addressOpen}</p>
        <Link
          to={addressHelp.path}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          {DETAIL_COPY.wrongAddress}
        </Link>
      </div>
    )}
  </SectionCard>
);
