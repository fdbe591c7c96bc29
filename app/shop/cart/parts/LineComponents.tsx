import {Link} from '@remix-run/react';
import {variantName} from '~/core/variant-name';
import {BUTTON_COPY} from '../button-copy';
import {CART_COPY} from '../cart-copy';
import type {CartLineView} from '../model/cart-view';

interface LineComponentsProps {
  readonly line: Pick<CartLineView, 'title' | 'variant' | 'components'>;
  /** How many bundles are wanted: the components follow before Shopify has responded. */
  readonly bundles: number;
}

/** What a bundle in the cart consists of. */
export function LineComponents({line, bundles}: LineComponentsProps) {
  return (
    <div className="text-sm text-ink-soft">
      <p aria-hidden="true">{CART_COPY.bundle}</p>
      <ul
        aria-label={CART_COPY.bundleOf(variantName(line.title, line.variant))}
        className="ms-0.5 border-s-2 border-line ps-2"
      >
        {line.components.map(({name, path, quantity, isAvailable}) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            {quantity !== null && bundles > 0 && <span className="tabular-nums">{`${quantity * bundles} × `}</span>}
            <Link to={path} className="underline-offset-4 hover:underline">
              {name}
            </Link>
            {!isAvailable && <span>{` · ${BUTTON_COPY.soldOut}`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
