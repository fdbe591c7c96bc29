import {groupByBundle} from '~/orders/model/group-by-bundle';
import type {ItemView} from '~/orders/model/order-view';
import {SectionCard} from '~/ui/SectionCard';
import {DESK_COPY} from '../desk-copy';

/** The items of an order without prices; the components of a bundle stand under its name. */
export function PackerItems({items}: {readonly items: readonly ItemView[]}) {
  return (
    <SectionCard title={DESK_COPY.items}>
      <ul className="divide-y divide-line">
        {groupByBundle(items).map(({bundle, items: parts}, index) => (
          <li key={index} className="py-3 first:pt-0 last:pb-0">
            {bundle?.name && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{bundle.name}</p>}
            <ul>
              {parts.map((item, at) => (
                <Item key={at} item={item} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function Item({item: {title, variant, quantity, removed}}: {readonly item: ItemView}) {
  return (
    <li className="leading-snug [overflow-wrap:anywhere]">
      <span className="font-semibold tabular-nums">{quantity} ×</span>{' '}
      {quantity > 0 ? <span className="font-semibold">{title}</span> : <s>{title}</s>}
      {variant && <span className="block text-sm text-ink-soft">{variant}</span>}
      {removed && <span className="block text-sm text-ink-soft">{removed}</span>}
    </li>
  );
}
