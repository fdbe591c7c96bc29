import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form} from '@remix-run/react';
import {formatCount} from '~/core/format-count';
import {INTENT} from '~/core/intent';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminTable} from '~/admin/frame/AdminTable';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {EmptyState} from '~/ui/EmptyState';
import {Moment} from '~/ui/Moment';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ANNOUNCEMENT_COPY, AUDIENCE_LABELS, TYPE_LABELS} from './announcement-copy';
import type {AnnouncementView} from './announcement-view';
import type {AnnouncementPage} from './find-announcements.server';

interface AnnouncementHistoryProps extends AnnouncementPage {
  readonly idempotencyKey: string;
}

const CELL = 'px-3 py-2.5 align-top';
const FIGURE = cn(CELL, 'text-end tabular-nums');
const WIDE = 'max-lg:hidden';

const COLUMNS = [
  {title: ANNOUNCEMENT_COPY.text},
  {title: ANNOUNCEMENT_COPY.to, className: WIDE},
  {title: ANNOUNCEMENT_COPY.when, className: WIDE},
  {title: ANNOUNCEMENT_COPY.reached, className: 'text-end'},
  {title: ANNOUNCEMENT_COPY.read, className: 'text-end'},
];

/** The sent notifications: who sent what to whom, how many people it reached, and how many of them opened it. */
export function AnnouncementHistory({announcements, next, isFirst, idempotencyKey}: AnnouncementHistoryProps) {
  return (
    <section aria-labelledby="announcement-history" className="flex flex-col gap-3">
      <h2 id="announcement-history" className="text-xl font-semibold">
        {ANNOUNCEMENT_COPY.history}
      </h2>
      {announcements.length === 0 ? (
        <EmptyState title={ANNOUNCEMENT_COPY.historyEmpty}>{ANNOUNCEMENT_COPY.historyEmptyText}</EmptyState>
      ) : (
        <AdminTable caption={ANNOUNCEMENT_COPY.history} columns={COLUMNS}>
          {announcements.map((announcement) => (
            <AnnouncementRow key={announcement.id} announcement={announcement} idempotencyKey={idempotencyKey} />
          ))}
        </AdminTable>
      )}
      <AdminPaging copy={ANNOUNCEMENT_COPY} first={isFirst ? null : '/admin/notifications'} next={next} />
    </section>
  );
}

interface AnnouncementRowProps {
  readonly announcement: AnnouncementView;
  readonly idempotencyKey: string;
}

function AnnouncementRow({announcement, idempotencyKey}: AnnouncementRowProps) {
  const {id, type, message, reached, read, isSent} = announcement;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cn(CELL, 'w-full text-start font-normal lg:w-auto')}>
        <span className="text-xs font-semibold text-ink-soft">{TYPE_LABELS[type]}</span>
        <span className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{message}</span>
        <span className="mt-1 block text-xs text-ink-soft lg:hidden">
          <Recipients announcement={announcement} />
          <Sender announcement={announcement} />
        </span>
        {!isSent && (
          <Form method="post" action="/admin/notifications" preventScrollReset className="mt-2">
            <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
            <input type="hidden" name="announcement" value={id} />
            <p className="text-warning">{ANNOUNCEMENT_COPY.stopped}</p>
            <Button type="submit" name={INTENT} value="resume" tone="outline" size="sm" className="mt-1">
              {ANNOUNCEMENT_COPY.resume}
              <VisuallyHidden> {message}</VisuallyHidden>
            </Button>
          </Form>
        )}
      </th>
      <td className={cn(CELL, WIDE)}>
        <Recipients announcement={announcement} />
      </td>
      <td className={cn(CELL, WIDE)}>
        <Sender announcement={announcement} />
      </td>
      <td className={FIGURE}>{formatCount(reached)}</td>
      <td className={FIGURE}>{formatCount(read)}</td>
    </tr>
  );
}

function Recipients({announcement: {audience, recipient}}: Pick<AnnouncementRowProps, 'announcement'>) {
  return (
    <span className="line-clamp-3 [overflow-wrap:anywhere]">
      {audience === 'person' ? (recipient ?? ANNOUNCEMENT_COPY.unnamed) : AUDIENCE_LABELS[audience]}
    </span>
  );
}

function Sender({announcement: {at, author}}: Pick<AnnouncementRowProps, 'announcement'>) {
  return (
    <>
      <Moment at={at} className="block" />
      <span className="block text-xs text-ink-soft">{author ?? ANNOUNCEMENT_COPY.formerStaff}</span>
    </>
  );
}
