import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {SHELL_COPY} from '../shell-copy';
import {useTheme, setTheme} from './theme';

const ON_ACCENT =
  '-mx-2.5 inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-on-accent/90 hover:bg-on-accent/10';

/** Invisible until hydration, but takes its space from the first paint. */
export function ThemeSwitch({className = ON_ACCENT}: {readonly className?: string}) {
  const isHydrated = useIsHydrated();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <button type="button" className={cn(className, !isHydrated && 'invisible')} onClick={() => setTheme(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} className="size-4" />
      {other === 'dark' ? SHELL_COPY.darkTheme : SHELL_COPY.lightTheme}
    </button>
  );
}
