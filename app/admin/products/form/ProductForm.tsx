import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, Link, useNavigation} from '@remix-run/react';
import {useState} from 'react';
import {SAVE_BAR_FORM, SaveBar} from '~/admin/frame/SaveBar';
import {Button} from '~/ui/Button';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {ConflictChoice} from './ConflictChoice';
import type {LoadedProductForm} from './load-product.server';
import {PRODUCT_FORM_COPY, restrictionText} from './product-form-copy';
import {FORM_NAMES, type ProductFormReply} from './product-form-view';
import {ProductBasics, ProductPack, ProductSelling, ProductShowing, type FormSectionValues} from './ProductSections';
import {ProductComponents} from './ProductComponents';

interface ProductFormProps {
  readonly form: LoadedProductForm;
  readonly reply: ProductFormReply | undefined;
  readonly action: string;
}

/**
 * The form of a product. What it shows first stays until it is submitted: a reload in the background must neither discard
 * what was typed nor turn old values into changes.
 */
export function ProductForm({form, reply, action}: ProductFormProps) {
  const [start] = useState({values: {...form.values, ...reply?.values}, seen: reply?.seen ?? form.digests});
  const isPending = useNavigation().formData !== undefined;
  const onSubmit = useSingleSubmit(isPending);
  const section: FormSectionValues = {values: start.values, choices: form.choices, errors: reply?.fieldErrors ?? {}};
  const conflicts = reply?.conflicts ?? [];
  return (
    <Form method="post" action={action} noValidate onSubmit={onSubmit} className={`grid gap-5 ${SAVE_BAR_FORM}`}>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={reply?.idempotencyKey ?? form.idempotencyKey} />
      <input type="hidden" name={FORM_NAMES.seen} value={JSON.stringify(start.seen)} />
      <input type="hidden" name={FORM_NAMES.conflicts} value={conflicts.join(' ')} />
      {conflicts.length > 0 && (
        <Alert tone="warning" title={PRODUCT_FORM_COPY.conflictTitle}>
          <p>
            {reply?.failure === null && <span>{PRODUCT_FORM_COPY.conflictUnsaved} </span>}
            <span>{PRODUCT_FORM_COPY.conflictText}</span>
          </p>
          <div className="mt-4 grid gap-5">
            {conflicts.map((field) => (
              <ConflictChoice
                key={field}
                field={field}
                theirs={form.values[field] ?? ''}
                mine={start.values[field] ?? ''}
                choices={form.choices}
                decision={reply?.decisions[field]}
                error={reply?.fieldErrors[field]}
              />
            ))}
          </div>
        </Alert>
      )}
      {form.product?.restrictions.map((restriction) => (
        <Alert
          key={restriction.kind}
          tone="info"
          title={restrictionText(restriction)}
          action={
            restriction.kind === 'several-variants' && (
              <Link to={`${action}/variants`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
                {PRODUCT_FORM_COPY.editVariants}
              </Link>
            )
          }
        />
      ))}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <ProductBasics {...section} />
          <ProductPack {...section} />
        </div>
        <div className="grid gap-5">
          <ProductSelling {...section} />
          <ProductShowing {...section} />
          <ProductComponents {...section} />
        </div>
      </div>
      <SaveBar className="-mx-4 -mb-5 bg-paper px-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:-mb-7 lg:px-8">
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          {submitLabel(form.product === null, isPending)}
        </Button>
        <p className="text-sm text-ink-soft">{PRODUCT_FORM_COPY.shoppers}</p>
      </SaveBar>
    </Form>
  );
}

function submitLabel(isNew: boolean, isPending: boolean): string {
  if (isNew) return isPending ? PRODUCT_FORM_COPY.adding : PRODUCT_FORM_COPY.add;
  return isPending ? PRODUCT_FORM_COPY.saving : PRODUCT_FORM_COPY.save;
}
