import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import {
  hasProductFilter,
  PRODUCT_FILTERS,
  productListPath,
  STAFF_PRODUCTS_PATH,
  type ProductListRequest,
} from './product-list-request';
import {FILTER_TITLES, PRODUCTS_COPY} from './products-copy';

export function ProductFilters({request}: {readonly request: ProductListRequest}) {
  return (
    <AdminSearch
      action={STAFF_PRODUCTS_PATH}
      label={PRODUCTS_COPY.search}
      text={{value: request.search, hint: PRODUCTS_COPY.searchHint, maxLength: 60}}
      clear={hasProductFilter(request) ? {title: PRODUCTS_COPY.clear, path: STAFF_PRODUCTS_PATH} : null}
      active={PRODUCT_FILTERS.flatMap((name) => {
        const value = request[name];
        const title = value && (FILTER_TITLES[name] as Readonly<Record<string, string>>)[value];
        if (!title) return [];
        return {title: `${PRODUCTS_COPY[name]}: ${title}`, pathWithout: productListPath({...request, [name]: null})};
      })}
    >
      {PRODUCT_FILTERS.map((name) => (
        <FilterSelect
          key={name}
          label={PRODUCTS_COPY[name]}
          name={name}
          value={request[name]}
          options={Object.entries(FILTER_TITLES[name])}
        />
      ))}
    </AdminSearch>
  );
}
