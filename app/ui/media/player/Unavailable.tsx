import {VIDEO_COPY} from '../media-copy';

export const Unavailable = () => (
  <p role="status" className="grid size-full place-items-center bg-surface p-4 text-center text-ink-soft">
    {VIDEO_COPY.unavailable}
  </p>
);
