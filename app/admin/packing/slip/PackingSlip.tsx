import {Link} from '@remix-run/react';
import {variantName} from '~/core/variant-name';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {ParcelAddress} from '../ParcelAddress';
import {SLIP_COPY} from './slip-copy';
import type {SlipView} from './slip-view';

interface PackingSlipProps {
  readonly slip: SlipView;
  readonly shopName: string;
}

const CELL = 'border-b border-line py-2 pe-2 text-start align-top sm:pe-4';

/** The paper that goes into the parcel. On the screen it has buttons around it, which are not printed. */
export function PackingSlip({slip, shopName}: PackingSlipProps) {
  const {name, path, address, note, lines, isWholeOrder, qrCode} = slip;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5 print:max-w-none">
      <div data-print="hidden" className="flex flex-wrap items-center gap-2">
        {useIsHydrated() && (
          <Button size="sm" onClick={() => print()}>
            <Icon name="printer" className="size-4" />
            {SLIP_COPY.print}
          </Button>
        )}
        <Link to={`${path}/pack`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {SLIP_COPY.pack}
        </Link>
      </div>
      {isWholeOrder && <Alert tone="info" title={SLIP_COPY.wholeOrder} data-print="hidden" />}
      <article className="flex flex-col gap-6 rounded-card border border-line bg-surface-raised p-4 sm:p-6 print:border-0 print:bg-transparent print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-6">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-display text-2xl font-semibold">{shopName}</p>
            <h1 className="mt-1 text-xl">
              {SLIP_COPY.title}, {name}
            </h1>
          </div>
          <figure className="w-28 shrink-0 text-center text-xs text-ink-soft">
            <img src={qrCode} alt={SLIP_COPY.qrCode} width={112} height={112} className="rounded-control" />
            <figcaption className="mt-1">{SLIP_COPY.forStaff}</figcaption>
          </figure>
        </header>
        <section aria-labelledby="slip-address">
          <h2 id="slip-address" className="font-sans text-sm font-semibold text-ink-soft">
            {SLIP_COPY.address}
          </h2>
          <ParcelAddress lines={address} />
        </section>
        <table className="w-full border-collapse">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className={CELL}>
                {SLIP_COPY.quantity}
              </th>
              <th scope="col" className={`${CELL} [overflow-wrap:anywhere]`}>
                {SLIP_COPY.item}
              </th>
              <th scope="col" className={`${CELL} [overflow-wrap:anywhere]`}>
                {SLIP_COPY.sku}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({id, title, variant, sku, quantity, bundle}) => (
              <tr key={id} className="print:break-inside-avoid">
                <td className={`${CELL} text-lg sm:w-24 font-semibold tabular-nums`}>{quantity}</td>
                <td className={`${CELL} [overflow-wrap:anywhere]`}>
                  <span>{variantName(title, variant)}</span>
                  {bundle && <span className="block text-sm text-ink-soft">{SLIP_COPY.partOf(bundle)}</span>}
                </td>
                <td className={`${CELL} font-mono text-sm [overflow-wrap:anywhere]`}>{sku || SLIP_COPY.missing}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {note !== null && (
          <section aria-labelledby="slip-note" className="print:break-inside-avoid">
            <h2 id="slip-note" className="font-sans text-sm font-semibold text-ink-soft">
              {SLIP_COPY.note}
            </h2>
            <p className="mt-1 text-lg [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
          </section>
        )}
      </article>
    </div>
  );
}
