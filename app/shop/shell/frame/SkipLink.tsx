import {SHELL_COPY} from '../shell-copy';
import {CONTENT_ID} from './content-id';

/** The first focusable element: a link past the header to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-control bg-accent px-5 py-3 font-semibold text-on-accent opacity-0 shadow-raised transition duration-150 focus:translate-y-0 focus:opacity-100"
    >
      {SHELL_COPY.skip}
    </a>
  );
}
