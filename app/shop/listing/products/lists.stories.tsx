import {PaginationLinks} from '~/shop/listing/paging/PaginationLinks';
import {ProductNotFound} from '~/shop/product/ProductNotFound';
import {ProductSkeleton} from '~/shop/product/ProductSkeleton';
import {SearchHelp} from '~/shop/search/results/SearchHelp';
import {KitBadges} from '~/shop/listing/products/KitBadges';
import {ProductsEmpty} from '~/shop/listing/products/ProductsEmpty';
import {ProductsFailed} from '~/shop/catalog/shelf/ProductsFailed';
import {ShelvesSkeleton} from '~/shop/listing/products/ShelvesSkeleton';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {FILTERED_BAR} from './filter-samples';

const retry = () => undefined;

/** Lists and pages that are loading, empty or failed. */
export function ListSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Lists: loading, empty, failed">
      <State name="the list on its way" isWide>
        <ShelvesSkeleton />
      </State>
      <State name="a store that sells nothing">
        <ProductsEmpty adminUrl={null} isPending={false} onRetry={retry} />
      </State>
      <State name="the same, looking again">
        <ProductsEmpty adminUrl="/workbench" isPending onRetry={retry} />
      </State>
      <State name="no answer">
        <ProductsFailed isPending={false} onRetry={retry} />
      </State>
      <State name="no answer, asking again">
        <ProductsFailed isPending onRetry={retry} />
      </State>
      <State name="a search for nothing" isWide>
        <SearchHelp bar={null} popular={[]} renderBuy={() => null} />
      </State>
      <State name="a search that filters have emptied" isWide>
        <SearchHelp bar={FILTERED_BAR} popular={[]} renderBuy={() => null} />
      </State>
      <State name="first, middle and last page" isWide>
        <PaginationLinks previousPath={null} nextPath="/products" />
        <PaginationLinks previousPath="/products" nextPath="/products" />
        <PaginationLinks previousPath="/products" nextPath={null} />
      </State>
      <State name="what every kit is" isWide>
        <KitBadges />
      </State>
      <State name="a product’s page on its way" isWide>
        <ProductSkeleton />
      </State>
      <State name="no such product" isWide>
        <ProductNotFound />
      </State>
    </Section>
  );
}
