import {Button} from '~/ui/Button';
import {ORDER_EXPORT_COPY} from './order-export-copy';

/** Downloads the listed orders as a file. @param query of the listed orders, without a question mark */
export function ExportForm({query}: {readonly query: string}) {
  return (
    <form
      method="post"
      action={`/admin/orders.csv${query && `?${query}`}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <Button type="submit" tone="quiet" size="sm" aria-describedby="export-hint">
        {ORDER_EXPORT_COPY.export}
      </Button>
      <span id="export-hint" className="text-sm text-ink-soft">
        {ORDER_EXPORT_COPY.hint}
      </span>
    </form>
  );
}
