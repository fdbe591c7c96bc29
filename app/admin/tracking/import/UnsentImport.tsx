import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {IMPORT_COPY} from './import-copy';

interface UnsentImportProps {
  readonly unsent: {readonly path: string; readonly rows: number} | null;
}

/** Says that rows of an import wait for their approval, on a page that staff open anyway. */
export function UnsentImport({unsent}: UnsentImportProps) {
  if (!unsent) return null;
  return (
    <Alert tone="warning" title={IMPORT_COPY.unsent(unsent.rows)}>
      <Link to={unsent.path} className="font-semibold underline underline-offset-4">
        {IMPORT_COPY.title}
      </Link>
    </Alert>
  );
}
