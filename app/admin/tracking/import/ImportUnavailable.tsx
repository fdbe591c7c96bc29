import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {IMPORT_COPY} from './import-copy';

/** Shown for an import that does not exist or was deleted. */
export function ImportMissing() {
  return (
    <AdminPage title={IMPORT_COPY.title}>
      <EmptyState
        title={IMPORT_COPY.missing}
        action={
          <Link to="/admin/tracking/import" className={buttonStyle()}>
            {IMPORT_COPY.startAnew}
          </Link>
        }
      >
        {IMPORT_COPY.missingText}
      </EmptyState>
    </AdminPage>
  );
}

/** Shown while the database is unavailable. */
export function ImportFailed() {
  return (
    <AdminPage title={IMPORT_COPY.title}>
      <Alert tone="error" title={IMPORT_COPY.failed} />
    </AdminPage>
  );
}
