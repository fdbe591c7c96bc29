import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {useSeenPage} from '~/admin/frame/seen/use-seen-page';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {BackLink} from '../BackLink';
import {STAFF_PRODUCTS_PATH} from '../list/product-list-request';
import {shopNotice} from '../list/products-copy';
import type {LoadedProduct} from './load-product.server';
import {PRODUCT_FORM_COPY} from './product-form-copy';
import type {ProductFormReply} from './product-form-view';
import {ProductForm} from './ProductForm';

type ProductPageProps = LoadedProduct & {
  readonly replied?: {
    readonly reply: ProductFormReply | undefined;
    /** Changes with each reply of the server, which starts the form again. */
    readonly key: string;
    /** Set if the connection has failed since. */
    readonly offline: Notice | null;
  };
};

/** The page that edits a product, or adds one. */
export function EditProductPage({form, problem, replied}: ProductPageProps) {
  const reply = replied?.reply;
  const failure = usePageNotice(replied?.offline ?? reply?.failure ?? null);
  const product = form?.product ?? null;
  useSeenPage(product?.title ?? null, product?.path);
  const notice = problem && shopNotice(problem);
  return (
    <AdminPage
      title={form && !product ? PRODUCT_FORM_COPY.addTitle : (product?.title ?? PRODUCT_FORM_COPY.basics)}
      actions={product && <ProductLinks path={product.path} shopPath={product.shopPath} />}
    >
      <BackLink to={STAFF_PRODUCTS_PATH} title={PRODUCT_FORM_COPY.back} />
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      <PageAlert shown={failure} />
      {form && (
        <ProductForm
          key={reply?.idempotencyKey ?? replied?.key}
          form={form}
          reply={reply}
          action={reply?.createdPath ?? product?.path ?? `${STAFF_PRODUCTS_PATH}/new`}
        />
      )}
    </AdminPage>
  );
}

function ProductLinks({path, shopPath}: {readonly path: string; readonly shopPath: string}) {
  return (
    <>
      <Link to={shopPath} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
        {PRODUCT_FORM_COPY.view}
      </Link>
      <Link to={`${path}/pictures`} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
        {PRODUCT_FORM_COPY.pictures}
      </Link>
      <Link to={`${path}/remove`} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
        {PRODUCT_FORM_COPY.remove}
      </Link>
    </>
  );
}
