import type {ReactNode} from 'react';
import {toPreview, type AnnouncementType, type PreviewedNotification} from './announcement';
import {ANNOUNCEMENT_COPY} from './announcement-copy';

/** Renders a notification as the customer's bell does. */
export type RenderNotification = (notification: PreviewedNotification, nowMs: number) => ReactNode;

interface AnnouncementPreviewProps {
  readonly type: AnnouncementType;
  /** As typed. */
  readonly message: string;
  readonly nowMs: number;
  readonly renderNotification: RenderNotification;
}

/** The notification as the customer's bell will show it. */
export function AnnouncementPreview({type, message, nowMs, renderNotification}: AnnouncementPreviewProps) {
  const shown = message.trim() || ANNOUNCEMENT_COPY.previewEmpty;
  return (
    <section
      aria-labelledby="announcement-preview"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-paper shadow-card lg:sticky lg:top-5"
    >
      <div className="border-b border-line px-4 py-3">
        <h2 id="announcement-preview" className="font-sans text-sm font-semibold">
          {ANNOUNCEMENT_COPY.preview}
        </h2>
        <p className="text-xs text-ink-soft">{ANNOUNCEMENT_COPY.previewText}</p>
      </div>
      <div className="flex items-start gap-3 bg-surface-raised px-4 py-3.5">
        {renderNotification(toPreview(type, shown, new Date(nowMs).toISOString()), nowMs)}
      </div>
    </section>
  );
}
