import {ProductsFailed} from '~/shop/catalog/shelf/ProductsFailed';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {PaginationLinks} from '../paging/PaginationLinks';
import {KitBadges} from './KitBadges';
import {ProductsEmpty} from './ProductsEmpty';
import {ShelvesSkeleton} from './ShelvesSkeleton';

const retry = () => undefined;

/** Lists that are loading, empty or failed. */
function ListStates() {
  return (
    <>
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
      <State name="first, middle and last page" isWide>
        <PaginationLinks previousPath={null} nextPath="/products" />
        <PaginationLinks previousPath="/products" nextPath="/products" />
        <PaginationLinks previousPath="/products" nextPath={null} />
      </State>
      <State name="what every kit is" isWide>
        <KitBadges />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Lists: loading, empty, failed', States: ListStates};
