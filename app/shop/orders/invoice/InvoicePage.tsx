import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Drawing} from '~/ui/icons/Drawing';
import {Icon} from '~/ui/icons/Icon';
import {Moment} from '~/ui/Moment';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {orderPath} from '~/orders/model/order-reference';
import type {OrderDetailView} from '~/orders/model/order-view';
import {OrderSummary} from '../detail/OrderSummary';
import {PaymentSummary} from '../PaymentSummary';
import {INVOICE_COPY as COPY} from './invoice-copy';

interface InvoicePageProps {
  readonly orderId: string;
  readonly order: OrderDetailView;
  /** Name and address of the shop. */
  readonly seller: readonly string[];
}

/** An order as a document to print or to save as PDF. */
export function InvoicePage({orderId, order, seller}: InvoicePageProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className="page max-w-4xl py-8 sm:py-12 print:py-0">
      <div data-print="hidden" className="flex flex-wrap items-center justify-between gap-3">
        <Link to={orderPath(orderId)} className={`-ms-4 ${buttonStyle({tone: 'quiet', size: 'sm'})}`}>
          <Icon name="arrow-left" className="size-4" />
          {COPY.back}
        </Link>
        {/* Printing needs scripts; the button's space is reserved until they run. */}
        <Button className={cn(!isHydrated && 'invisible noscript:hidden')} onClick={() => window.print()}>
          <Icon name="printer" className="size-5" />
          {COPY.print}
        </Button>
      </div>
      <div className="mt-4 flex items-start justify-between gap-4 border-b-2 border-ink pb-5">
        <div className="min-w-0">
          <h1 className="text-title">{COPY.title}</h1>
          <p className="mt-2 text-lead text-ink-soft [overflow-wrap:anywhere]">
            {order.name} · {COPY.placedOn} <Moment at={order.placedAt} />
          </p>
        </div>
        <Drawing name="tiffin" className="size-14 shrink-0 sm:size-20" />
      </div>
      <div className="mt-8 grid grid-cols-two-or-one gap-6 print:grid-cols-2">
        <Party title={COPY.from} lines={seller} />
        {order.address && <Party title={COPY.to} lines={order.address} />}
      </div>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full text-start">
          <caption className="sr-only">{COPY.items}</caption>
          <thead className="border-b border-line text-sm text-ink-soft">
            <tr>
              <Head>{COPY.item}</Head>
              <Head isNumber>{COPY.quantity}</Head>
              <Head isNumber>{COPY.unitPrice}</Head>
              <Head isNumber>{COPY.lineTotal}</Head>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.items.map((item, index) => (
              <tr key={index}>
                <th scope="row" className="py-3 pe-3 text-start font-semibold [overflow-wrap:anywhere]">
                  {item.title}
                  {item.variant && <span className="block text-sm font-normal text-ink-soft">{item.variant}</span>}
                  {item.removed && <span className="block text-sm font-normal text-ink-soft">{item.removed}</span>}
                </th>
                <Cell>{item.quantity}</Cell>
                <Cell>{item.unitPrice}</Cell>
                <Cell>{item.total}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-8 ms-auto max-w-md print:break-inside-avoid">
        <OrderSummary {...order} />
        <PaymentSummary {...order.progress} className="mt-4" />
      </div>
    </div>
  );
}

const Party = ({title, lines}: {readonly title: string; readonly lines: readonly string[]}) => (
  <div className="min-w-0">
    <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
    <address className="mt-1 not-italic [overflow-wrap:anywhere]">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  </div>
);

const Head = ({isNumber, children}: {readonly isNumber?: boolean; readonly children: ReactNode}) => (
  <th scope="col" className={cn('py-2 font-semibold', isNumber ? 'ps-3 text-end' : 'text-start')}>
    {children}
  </th>
);

const Cell = ({children}: {readonly children: ReactNode}) => (
  <td className="py-3 ps-3 text-end align-top tabular-nums">{children}</td>
);
