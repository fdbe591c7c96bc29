import {Form, useNavigation} from '@remix-run/react';
import {useState} from 'react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {SAVE_BAR_FORM, SaveBar} from '~/admin/frame/SaveBar';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {PRODUCT_FORM_COPY} from '../form/product-form-copy';
import {VARIANT_FIELDS, type RejectedRow} from './variant-view';
import {VARIANTS_COPY} from './variants-copy';
import {VariantTableRow} from './VariantTableRow';

interface VariantsFormProps {
  readonly rows: readonly RejectedRow[];
  readonly idempotencyKey: string;
  readonly action: string;
  /** Whether there are other pages, whose links leave this one. */
  readonly hasPages: boolean;
}

const COLUMNS = [
  {title: VARIANTS_COPY.variant},
  ...VARIANT_FIELDS.map((field) => ({title: VARIANTS_COPY.fields[field], className: 'w-32'})),
];

/**
 * Price and stock of each variant of a page. What it shows first stays until it is submitted: a reload in the background
 * must neither discard what was typed nor turn old values into changes.
 */
export function VariantsForm({rows, idempotencyKey, action, hasPages}: VariantsFormProps) {
  const [start] = useState({rows, idempotencyKey});
  const isPending = useNavigation().formData !== undefined;
  const onSubmit = useSingleSubmit(isPending);
  return (
    <Form method="post" action={action} noValidate onSubmit={onSubmit} className={`grid gap-5 ${SAVE_BAR_FORM}`}>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={start.idempotencyKey} />
      <AdminTable caption={VARIANTS_COPY.caption} columns={COLUMNS} isStacked>
        {start.rows.map((row) => (
          <VariantTableRow key={row.id} row={row} />
        ))}
      </AdminTable>
      <SaveBar className="-mx-4 bg-paper px-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          {isPending ? PRODUCT_FORM_COPY.saving : PRODUCT_FORM_COPY.save}
        </Button>
        <p className="text-sm text-ink-soft">{hasPages ? VARIANTS_COPY.unsaved : PRODUCT_FORM_COPY.shoppers}</p>
      </SaveBar>
    </Form>
  );
}
