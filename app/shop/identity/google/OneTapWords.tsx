import {ONE_TAP_COPY} from './one-tap-copy';

/** What stands beside Google's prompt. */
export const OneTapWords = () => (
  <div>
    <h2 className="text-heading">{ONE_TAP_COPY.title}</h2>
    <p className="mt-2 text-ink-soft">{ONE_TAP_COPY.text}</p>
  </div>
);
