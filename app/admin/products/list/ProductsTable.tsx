import {Link} from '@remix-run/react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {Badge} from '~/ui/Badge';
import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {StatusBadge} from '~/ui/StatusBadge';
import type {ProductStatus} from '../product-status';
import {LOW_STOCK} from './product-list-request';
import type {ProductRowView} from './product-row-view';
import {KIND_TITLES, PRODUCTS_COPY, PRODUCT_STATUS_TITLES} from './products-copy';

const CELL = 'px-3 py-2.5 align-middle';
const WIDE = 'max-md:hidden';
const PICTURE_WIDTHS = [48, 96];

const COLUMNS = [
  {title: PRODUCTS_COPY.product},
  {title: PRODUCTS_COPY.status, className: WIDE},
  {title: PRODUCTS_COPY.labels, className: WIDE},
  {title: PRODUCTS_COPY.stock, className: 'text-end'},
  {title: PRODUCTS_COPY.price, className: 'text-end'},
];

const STATUS_TONES: Readonly<Record<ProductStatus, 'done' | 'idle' | 'waiting' | 'planned'>> = {
  ACTIVE: 'done',
  DRAFT: 'waiting',
  ARCHIVED: 'idle',
  UNLISTED: 'planned',
};

/** The products as a table of links; on small screens the first cell holds what the others show. */
export function ProductsTable({rows}: {readonly rows: readonly ProductRowView[]}) {
  return (
    <AdminTable caption={PRODUCTS_COPY.caption} columns={COLUMNS}>
      {rows.map((row) => (
        <ProductRow key={row.id} row={row} />
      ))}
    </AdminTable>
  );
}

function ProductRow({row}: {readonly row: ProductRowView}) {
  return (
    <tr className="border-t border-line focus-within:bg-surface hover:bg-surface">
      <th scope="row" className={cn(CELL, 'text-start font-normal')}>
        <div className="flex items-center gap-3">
          {row.picture ? (
            <ShopImage
              image={row.picture}
              alt=""
              aspect="1/1"
              sizes="48px"
              widths={PICTURE_WIDTHS}
              className="size-12 shrink-0 rounded-control bg-surface"
            />
          ) : (
            <span aria-hidden="true" className="size-12 shrink-0 rounded-control border border-dashed border-line" />
          )}
          <div className="min-w-0">
            <Link
              to={row.path}
              className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] max-lg:-my-1.5 max-lg:min-h-11"
            >
              {row.title}
            </Link>
            <span className="block text-xs text-ink-soft">
              {row.isBundle ? KIND_TITLES.bundle : KIND_TITLES.product}
            </span>
            <span className="mt-1 flex flex-wrap gap-1 md:hidden">
              <StatusBadge tone={STATUS_TONES[row.status]}>{PRODUCT_STATUS_TITLES[row.status]}</StatusBadge>
              <Labels row={row} />
            </span>
          </div>
        </div>
      </th>
      <td className={cn(CELL, WIDE)}>
        <StatusBadge tone={STATUS_TONES[row.status]}>{PRODUCT_STATUS_TITLES[row.status]}</StatusBadge>
      </td>
      <td className={cn(CELL, WIDE)}>
        <span className="flex flex-wrap gap-1">
          <Labels row={row} />
        </span>
      </td>
      <td className={cn(CELL, 'text-end tabular-nums')}>
        <Stock stock={row.stock} />
      </td>
      <td className={cn(CELL, 'text-end tabular-nums')}>
        <span className="font-semibold">{row.price ?? PRODUCTS_COPY.noPrice}</span>
        {row.compareAtPrice && (
          <span className="block min-w-16 text-xs text-ink-soft">{PRODUCTS_COPY.before(row.compareAtPrice)}</span>
        )}
      </td>
    </tr>
  );
}

function Labels({row: {isFeatured, badge}}: {readonly row: ProductRowView}) {
  return (
    <>
      {isFeatured && <Badge tone="accent">{PRODUCTS_COPY.featured}</Badge>}
      {badge && <Badge className="whitespace-normal! [overflow-wrap:anywhere]">{badge}</Badge>}
    </>
  );
}

function Stock({stock}: Pick<ProductRowView, 'stock'>) {
  if (stock === null) return <span className="text-xs text-ink-soft">{PRODUCTS_COPY.notTracked}</span>;
  const warning = stock <= 0 ? PRODUCTS_COPY.soldOut : stock < LOW_STOCK ? PRODUCTS_COPY.lowStock : null;
  return (
    <>
      <span className="font-semibold">{stock}</span>
      {warning && (
        <StatusBadge tone={stock <= 0 ? 'stopped' : 'short'} className="ms-2 max-sm:ms-0 max-sm:mt-1 max-sm:block">
          {warning}
        </StatusBadge>
      )}
    </>
  );
}
