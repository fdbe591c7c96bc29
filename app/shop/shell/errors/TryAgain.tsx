import {useLocation, useRevalidator} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Spinner} from '~/ui/Spinner';
import {Icon} from '~/ui/icons/Icon';
import {ERROR_COPY} from './error-copy';

/** The number of retries, outside of React: a page that fails again mounts a new screen. */
let retries = {page: '', times: 0};

/** Reloads the page's data, or, without scripts, the page. Shows the number of retries. */
export function TryAgain() {
  const {key, pathname, search} = useLocation();
  const {revalidate, state} = useRevalidator();
  const [times, setTimes] = useState(() => (retries.page === key ? retries.times : 0));
  const isPending = state === 'loading';
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (isPending) return;
    retries = {page: key, times: times + 1};
    setTimes(retries.times);
    revalidate();
  };
  return (
    <div className="flex flex-col items-center gap-2">
      <a href={pathname + search} aria-busy={isPending || undefined} onClick={retry} className={buttonStyle()}>
        {isPending ? <Spinner /> : <Icon name="rotate-cw" className="size-5" />}
        <span>{ERROR_COPY.tryAgain}</span>
      </a>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {times > 0 && !isPending && ERROR_COPY.retries(times)}
      </p>
    </div>
  );
}
