import {Link} from '@remix-run/react';
import {Suspense} from 'react';
import {variantName} from '~/core/variant-name';
import {Badge} from '~/ui/Badge';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {Icon} from '~/ui/icons/Icon';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {BUTTON_COPY} from '../button-copy';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import type {CartLineView} from '../model/cart-view';
import {LineComponents} from './LineComponents';
import {LinePlan as ServerLinePlan} from './LinePlan';
import {QuantityStepper} from './QuantityStepper';

// Most products have no subscriptions, so browsers load their form on demand; the server bundles it.
const LinePlan = import.meta.env.SSR
  ? ServerLinePlan
  : serverRenderedLazy(async () => (await import('./LinePlan')).LinePlan);

interface CartLineProps {
  readonly line: CartLineView;
  /** The quantity after pending changes. */
  readonly wantedQuantity: number;
  /** Whether the line's new cost is late. */
  readonly isLate: boolean;
  readonly onRemove: () => void;
}

export function CartLine({line, wantedQuantity, isLate, onRemove}: CartLineProps) {
  const path = `/product/${line.handle}${line.query}`;
  const name = variantName(line.title, line.variant);
  // For a quantity of 1, total and unit price differ only by discounts.
  const isTotalEnough = wantedQuantity === 1 && line.quantity === 1 && !line.totalBefore;
  return (
    <li className="flex flex-wrap gap-4 py-4">
      <Link to={path} tabIndex={-1} aria-hidden="true" className="w-20 shrink-0 sm:w-24">
        <ShopImage
          image={line.image}
          alt=""
          aspect="1/1"
          sizes="96px"
          ground="bg-surface"
          className="rounded-control"
        />
      </Link>
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 flex-1 basis-20">
            <Link to={path} className="line-clamp-3 leading-snug font-semibold underline-offset-4 hover:underline">
              {line.title}
            </Link>
            {line.variant && <p className="text-sm text-ink-soft">{line.variant}</p>}
            {line.components.length > 0 && <LineComponents line={line} bundles={wantedQuantity} />}
            {line.shipsLater && <p className="text-sm font-medium text-natural">{line.shipsLater}</p>}
            {line.recipient.map((row) => (
              <p key={row} className="text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">
                {row}
              </p>
            ))}
            {!isTotalEnough && (wantedQuantity > 1 || line.unitPriceBefore) && (
              <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-ink-soft">
                <Price price={line.unitPrice} compareAtPrice={line.unitPriceBefore} size="sm" />
                {wantedQuantity > 1 && <span>{CART_COPY.each}</span>}
              </p>
            )}
          </div>
          {line.quantity > 0 && (
            <Price
              price={line.total}
              compareAtPrice={isTotalEnough ? line.unitPriceBefore : line.totalBefore}
              size="sm"
              aria-busy={isLate}
              className={cn('flex-col items-end text-right transition-opacity', isLate && 'opacity-40')}
            />
          )}
        </div>
        {line.plans && (
          <Suspense fallback={<p className="text-sm">{line.plans.name}</p>}>
            <LinePlan line={line} plans={line.plans} />
          </Suspense>
        )}
        {line.discounts.map(({label, amount}) => (
          <p key={label} className="text-sm font-medium text-success">
            {CART_COPY.lineDiscount(label, amount)}
          </p>
        ))}
        <div
          className={cn(
            'mt-auto flex flex-wrap justify-between gap-2',
            line.quantityRule ? 'items-start' : 'items-center',
          )}
        >
          {line.isSoldOut ? (
            <Badge tone="neutral">{BUTTON_COPY.soldOut}</Badge>
          ) : (
            <QuantityStepper
              lineId={line.id}
              title={name}
              quantity={wantedQuantity}
              rule={line.quantityRule}
              onRemove={onRemove}
            />
          )}
          <RemoveButton line={line} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}

function RemoveButton({line, onRemove}: Pick<CartLineProps, 'line' | 'onRemove'>) {
  return (
    <CartCommandForm
      input={{action: 'LinesRemove', inputs: {lineIds: [line.id]}}}
      toIntent={() => ({kind: 'set-quantity', lineId: line.id, quantity: 0})}
      onQueued={onRemove}
    >
      <Button
        type="submit"
        tone="quiet"
        size="icon"
        className="-me-3 forced-colors:me-0"
        aria-label={CART_COPY.remove(variantName(line.title, line.variant))}
      >
        <Icon name="trash" className="size-5" />
      </Button>
    </CartCommandForm>
  );
}
