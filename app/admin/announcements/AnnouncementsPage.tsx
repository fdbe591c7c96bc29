import {AdminPage} from '~/admin/frame/AdminPage';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {ANNOUNCEMENT_COPY} from './announcement-copy';
import type {AnnouncementResult} from './announcement-view';
import {AnnouncementForm} from './AnnouncementForm';
import type {RenderNotification} from './AnnouncementPreview';
import {AnnouncementHistory} from './AnnouncementHistory';
import type {LoadedAnnouncements} from './load-announcements.server';

interface AnnouncementsPageProps extends LoadedAnnouncements {
  readonly result: AnnouncementResult | undefined;
  /** Set if the connection has failed since the result. */
  readonly offline?: Notice | null;
  readonly renderNotification: RenderNotification;
}

/** The page from which staff send notifications to customers, with those sent before. */
export function AnnouncementsPage({
  history,
  sizes,
  idempotencyKey,
  nowMs,
  result,
  offline = null,
  renderNotification,
}: AnnouncementsPageProps) {
  const failure = usePageNotice(offline ?? result?.failure ?? null);
  const key = result?.idempotencyKey ?? idempotencyKey;
  return (
    <AdminPage title={ANNOUNCEMENT_COPY.title}>
      {history === null && (
        <Alert tone="error" title={ANNOUNCEMENT_COPY.failed}>
          {ANNOUNCEMENT_COPY.failedText}
        </Alert>
      )}
      <PageAlert shown={failure} />
      {/* A sent notification resets the form. */}
      <AnnouncementForm
        key={history?.isFirst ? history.announcements[0]?.id : undefined}
        sizes={sizes}
        idempotencyKey={key}
        nowMs={nowMs}
        result={result}
        renderNotification={renderNotification}
      />
      {history && <AnnouncementHistory {...history} idempotencyKey={key} />}
    </AdminPage>
  );
}
