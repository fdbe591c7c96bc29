import type {ReactNode} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {OVERVIEW_COPY} from './overview-copy';
import type {ShopTotals} from './shop-totals';
import {StatCard} from './StatCard';
import {toStatCards} from './to-stat-cards';

interface OverviewPageProps {
  readonly totals: ShopTotals;
  /** What needs staff now, above the totals. */
  readonly needs: ReactNode;
  /** Charts and lists below the totals. */
  readonly children?: ReactNode;
}

/** The first page of the admin: what needs staff now, then the totals of the shop. */
export function OverviewPage({totals, needs, children}: OverviewPageProps) {
  return (
    <AdminPage title={OVERVIEW_COPY.title}>
      {needs}
      <section aria-label={OVERVIEW_COPY.totals} className="grid grid-cols-two-or-one gap-3 lg:grid-cols-4 lg:gap-4">
        {toStatCards(totals).map((card) => (
          <StatCard key={card.title} {...card} />
        ))}
      </section>
      {children}
    </AdminPage>
  );
}
