import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, Link, useNavigation} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import type {LoadedRemoval} from './load-product.server';
import {PRODUCT_FORM_COPY} from './product-form-copy';

const {removeParts: PARTS, ...COPY} = PRODUCT_FORM_COPY;

interface RemoveProductProps extends LoadedRemoval {
  readonly failure: Notice | null;
}

/** Asks before a product is removed; a page of its own, so that it works without scripts. Archiving comes first. */
export function RemoveProductPage({product, bundles, idempotencyKey, failure}: RemoveProductProps) {
  const pending = useNavigation().formData?.get(INTENT);
  const {values, digests} = product;
  const isArchived = values.status === 'ARCHIVED';
  return (
    <AdminPage title={COPY.removeTitle(product.title)}>
      {failure && (
        <Alert tone={failure.tone} title={failure.title}>
          {failure.body}
        </Alert>
      )}
      <Form
        method="post"
        className="grid max-w-2xl gap-5 rounded-card border border-line bg-surface-raised p-5 shadow-card"
      >
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <input type="hidden" name="seen" value={digests.status} />
        <p>{COPY.removeText}</p>
        <ul className="grid list-disc gap-1 ps-5 [overflow-wrap:anywhere]">
          <li>{PARTS.page(product.shopPath)}</li>
          {values.stock !== undefined && <li>{PARTS.stock(values.stock)}</li>}
          {values.featured && <li>{PARTS.featured}</li>}
          {bundles.length > 0 && <li>{PARTS.bundles(bundles)}</li>}
        </ul>
        <p className="text-ink-soft">{isArchived ? `${COPY.removeOrders} ${COPY.isArchived}` : COPY.removeOrders}</p>
        <div className="flex flex-wrap gap-3">
          {!isArchived && (
            <Button
              type="submit"
              name={INTENT}
              value="archive"
              isPending={pending === 'archive'}
              className="max-sm:w-full"
            >
              {pending === 'archive' ? COPY.archiving : COPY.archive}
            </Button>
          )}
          <Button
            type="submit"
            name={INTENT}
            value="delete"
            tone="danger"
            isPending={pending === 'delete'}
            className="max-sm:w-full"
          >
            {pending === 'delete' ? COPY.deleting : COPY.delete}
          </Button>
          <Link to={product.path} className={cn(buttonStyle({tone: 'quiet'}), 'max-sm:w-full')}>
            {COPY.keep}
          </Link>
        </div>
      </Form>
    </AdminPage>
  );
}
