import {Alert} from '~/ui/Alert';
import {ADMIN_FRAME_COPY} from './admin-frame-copy';

/** Says that a page shows former data, because its reload failed. */
export function StaleAlert({isStale}: {readonly isStale: boolean}) {
  if (!isStale) return null;
  return (
    <Alert tone="warning" title={ADMIN_FRAME_COPY.stale.title} className="mb-5" data-print="hidden">
      {ADMIN_FRAME_COPY.stale.body}
    </Alert>
  );
}
