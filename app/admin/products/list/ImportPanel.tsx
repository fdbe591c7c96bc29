import {Form, useNavigation} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import type {ShopProblem} from '../shop-problem';
import type {ImportCounts} from './import-products.server';
import {STAFF_PRODUCTS_PATH} from './product-list-request';
import {CATALOG_IMPORT_COPY, shopNotice} from './products-copy';

interface ImportPanelProps {
  readonly reply: {readonly counts: ImportCounts | null; readonly problem: ShopProblem | null} | undefined;
  /** Set if the connection has failed since the reply. */
  readonly offline?: Notice | null;
}

/** A button that reads the catalog once more, and what it found. */
export function ImportPanel({reply, offline = null}: ImportPanelProps) {
  const {formMethod} = useNavigation();
  const isPending = formMethod === 'POST';
  const failure = offline ?? (reply?.problem && shopNotice(reply.problem));
  return (
    <section
      aria-label={CATALOG_IMPORT_COPY.title}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {/* Without `index` the form would be sent to the layout. */}
      <Form
        method="post"
        action={`${STAFF_PRODUCTS_PATH}?index`}
        preventScrollReset
        className="flex flex-wrap items-center gap-4"
      >
        <Button type="submit" tone="outline" size="sm" isPending={isPending}>
          {isPending ? CATALOG_IMPORT_COPY.importing : CATALOG_IMPORT_COPY.title}
        </Button>
        <p className="text-sm text-ink-soft">{CATALOG_IMPORT_COPY.text}</p>
      </Form>
      {failure && (
        <Alert tone={failure.tone} title={failure.title}>
          {failure.body}
        </Alert>
      )}
      {!offline && reply?.counts && <Counts counts={reply.counts} />}
    </section>
  );
}

function Counts({counts}: {readonly counts: ImportCounts}) {
  return (
    <Alert tone="success" title={CATALOG_IMPORT_COPY.done}>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {Object.entries(CATALOG_IMPORT_COPY.counts).map(([name, label]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {counts[name as keyof typeof CATALOG_IMPORT_COPY.counts]}
            </dd>
          </div>
        ))}
      </dl>
      {counts.isIncomplete && <p className="mt-2">{CATALOG_IMPORT_COPY.incomplete}</p>}
    </Alert>
  );
}
