import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ExternalLink} from '~/ui/ExternalLink';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {BackLink} from '../BackLink';
import {shopNotice} from '../list/products-copy';
import type {LoadedVariants} from './load-variants.server';
import type {RejectedRow, VariantRow, VariantsReply} from './variant-view';
import {hasVariantFilter, MAX_VARIANT_SEARCH, variantsPath} from './variants-request';
import {VARIANTS_COPY} from './variants-copy';
import {VariantsForm} from './VariantsForm';

interface VariantsPageProps extends LoadedVariants {
  readonly replied?: {
    readonly reply: VariantsReply | undefined;
    /** Changes with each reply of the server, which starts the form again. */
    readonly key: string;
    /** Set if the connection has failed since. */
    readonly offline: Notice | null;
  };
}

/** The page that edits price and stock of the variants of a product, page by page. */
export function VariantsPage({request, path, shopifyUrl, page, problem, idempotencyKey, replied}: VariantsPageProps) {
  const reply = replied?.reply;
  const failure = usePageNotice(replied?.offline ?? reply?.failure ?? null);
  const notice = problem && shopNotice(problem);
  const rows = reply?.rows ?? page?.rows.map(toRow) ?? [];
  const isFirst = request.after === null;
  const {count = null, next = null} = page ?? {};
  return (
    <AdminPage
      title={page ? VARIANTS_COPY.title(page.title) : VARIANTS_COPY.unknown}
      actions={
        <>
          {page && (
            <Link to={page.shopPath} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
              {VARIANTS_COPY.view}
            </Link>
          )}
          <ExternalLink href={shopifyUrl} title={VARIANTS_COPY.shopify} />
        </>
      }
    >
      <BackLink to={path} title={VARIANTS_COPY.back} />
      <p className="text-sm text-ink-soft">
        {count !== null && <span>{VARIANTS_COPY.count(count)} </span>}
        <span>{VARIANTS_COPY.elsewhere}</span>
      </p>
      <VariantSearch key={JSON.stringify(request)} request={request} path={path} />
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      <PageAlert shown={failure} />
      {page && rows.length === 0 && <EmptyState title={VARIANTS_COPY.noMatch}>{VARIANTS_COPY.noMatchText}</EmptyState>}
      {rows.length > 0 && (
        <VariantsForm
          key={reply?.idempotencyKey ?? `${replied?.key ?? ''} ${JSON.stringify(request)}`}
          rows={rows}
          idempotencyKey={reply?.idempotencyKey ?? idempotencyKey}
          action={variantsPath(path, request)}
          hasPages={!isFirst || next !== null}
        />
      )}
      <AdminPaging
        copy={VARIANTS_COPY}
        first={isFirst ? null : variantsPath(path, {...request, after: null})}
        next={next === null ? null : variantsPath(path, {...request, after: next})}
      />
    </AdminPage>
  );
}

const toRow = (row: VariantRow): RejectedRow => ({...row, isDeleted: false, errors: {}, conflicts: {}, decisions: {}});

function VariantSearch({request, path}: Pick<LoadedVariants, 'request' | 'path'>) {
  const stockTitle = request.stock && VARIANTS_COPY.stockFilters[request.stock];
  const withoutStock = variantsPath(path, {...request, stock: null, after: null});
  return (
    <AdminSearch
      action={`${path}/variants`}
      label={VARIANTS_COPY.search}
      text={{value: request.search, hint: VARIANTS_COPY.searchHint, maxLength: MAX_VARIANT_SEARCH}}
      clear={hasVariantFilter(request) ? {title: VARIANTS_COPY.clear, path: `${path}/variants`} : null}
      active={stockTitle ? [{title: `${VARIANTS_COPY.stockFilter}: ${stockTitle}`, pathWithout: withoutStock}] : []}
    >
      <FilterSelect
        label={VARIANTS_COPY.stockFilter}
        name="stock"
        value={request.stock}
        options={Object.entries(VARIANTS_COPY.stockFilters)}
      />
    </AdminSearch>
  );
}
