import {AdminCard} from '~/admin/frame/AdminCard';
import {DataTable} from '~/admin/frame/charts/DataTable';
import {SALES_COPY} from '~/admin/frame/charts/sales-copy';
import type {LowStockView, SalesView, SellerView} from '~/admin/frame/charts/sales-view';

/** The best sellers, with bundles apart if they are known. */
export function BestSellers({products, bundles}: Pick<SalesView, 'products' | 'bundles'>) {
  return (
    <>
      <AdminCard
        title={SALES_COPY.bestSellers}
        note={bundles === null ? SALES_COPY.bestSellersUnsorted : SALES_COPY.bestSellersNote}
      >
        <SellerTable caption={SALES_COPY.bestSellers} sellers={products} />
      </AdminCard>
      {bundles && (
        <AdminCard title={SALES_COPY.bundles} note={SALES_COPY.bestSellersNote}>
          <SellerTable caption={SALES_COPY.bundles} sellers={bundles} />
        </AdminCard>
      )}
    </>
  );
}

function SellerTable({caption, sellers}: {readonly caption: string; readonly sellers: readonly SellerView[]}) {
  if (sellers.length === 0) return <p>{SALES_COPY.noSales}</p>;
  return (
    <DataTable
      caption={caption}
      columns={[SALES_COPY.product, SALES_COPY.units, SALES_COPY.unitsBefore, SALES_COPY.revenue]}
      rows={sellers.map(({title, units, unitsBefore, revenue}) => [title, units, unitsBefore, revenue])}
    />
  );
}

/** The products with low stock. @param products null if the stock is unknown */
export function LowStockList({products}: {readonly products: readonly LowStockView[] | null}) {
  return (
    <AdminCard title={SALES_COPY.lowStock} note={SALES_COPY.lowStockNote}>
      {products === null && <p>{SALES_COPY.stockUnknown}</p>}
      {products?.length === 0 && <p>{SALES_COPY.noLowStock}</p>}
      {products && products.length > 0 && (
        <DataTable
          caption={SALES_COPY.lowStock}
          columns={[SALES_COPY.product, SALES_COPY.left, SALES_COPY.lasts]}
          rows={products.map(({title, units, lasts}) => [title, units, lasts])}
        />
      )}
    </AdminCard>
  );
}
