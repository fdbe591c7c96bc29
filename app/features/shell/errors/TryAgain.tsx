import {useLocation, useRevalidator} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Spinner} from '~/ui/Spinner';
import {Icon} from '~/ui/icons/Icon';
import {ERROR_COPY} from './error-copy';

/** How often the page was tried again. A screen that fails once more is a new one, and would have forgotten. */
let tried = {page: '', times: 0};

/** Loads the page once more: in place where scripts run, as a plain link where not. Counts how often it was tried. */
export function TryAgain() {
  const {key, pathname, search} = useLocation();
  const {revalidate, state} = useRevalidator();
  const [times, setTimes] = useState(() => (tried.page === key ? tried.times : 0));
  const isPending = state === 'loading';
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (isPending) return;
    tried = {page: key, times: times + 1};
    setTimes(tried.times);
    revalidate();
  };
  return (
    <div className="flex flex-col items-center gap-2">
      <a href={pathname + search} aria-busy={isPending || undefined} onClick={retry} className={buttonStyle()}>
        {isPending ? <Spinner /> : <Icon name="rotate-cw" className="size-5" />}
        {ERROR_COPY.tryAgain}
      </a>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {times > 0 && !isPending && ERROR_COPY.retries(times)}
      </p>
    </div>
  );
}
