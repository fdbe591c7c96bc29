import {OverviewPage} from '~/features/admin/overview/OverviewPage';
import type {ShopTotals} from '~/features/admin/overview/shop-totals';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

const KNOWN: ShopTotals = {
  orders: {all: 1_024, pending: 31, failedPayments: 2},
  customers: {count: 150, isExact: true},
  products: {count: 10, isExact: true},
  health: {overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'},
};

const UNKNOWN: ShopTotals = {
  orders: null,
  customers: null,
  products: null,
  health: {overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'disconnected'},
};

/** The first page of the admin. */
export function OverviewSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Admin overview">
      <State name="everything known" isWide>
        <OverviewPage totals={KNOWN} />
      </State>
      <State name="nothing known" isWide>
        <OverviewPage totals={UNKNOWN} />
      </State>
    </Section>
  );
}
