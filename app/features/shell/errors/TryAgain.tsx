import {createPath, useLocation, useRevalidator} from '@remix-run/react';
import {useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Spinner} from '~/ui/Spinner';
import {Icon} from '~/ui/icons/Icon';
import {ERROR_COPY} from './error-copy';

/** Loads the page once more: in place where scripts run, as a plain link where not. Counts how often it was tried. */
export function TryAgain() {
  const location = useLocation();
  const {revalidate, state} = useRevalidator();
  const [tries, setTries] = useState(0);
  const isPending = state === 'loading';
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTries(tries + 1);
    revalidate();
  };
  return (
    <div className="flex flex-col items-center gap-2">
      <a href={createPath(location)} aria-busy={isPending || undefined} onClick={retry} className={buttonStyle()}>
        {isPending ? <Spinner /> : <Icon name="rotate-cw" className="size-5" />}
        {ERROR_COPY.tryAgain}
      </a>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {tries > 0 && !isPending && ERROR_COPY.retries(tries)}
      </p>
    </div>
  );
}
