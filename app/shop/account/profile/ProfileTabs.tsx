import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {ACCOUNT_COPY} from '../account-copy';

const COPY = ACCOUNT_COPY.profile;

const TABS = [
  {key: 'information', to: '/profile', title: COPY.information},
  {key: 'password', to: '/profile/password', title: COPY.password},
] as const;

/** The tabs of the profile, as links, so that they work without scripts. */
export function ProfileTabs({current}: {readonly current: (typeof TABS)[number]['key']}) {
  return (
    <nav
      aria-label={COPY.tabs}
      className="mb-8 flex max-w-xl flex-wrap gap-1 rounded-control bg-surface p-1 sm:grid sm:grid-cols-2"
    >
      {TABS.map(({key, to, title}) => (
        <Link
          key={key}
          to={to}
          preventScrollReset
          aria-current={key === current ? 'page' : undefined}
          className={cn(
            'flex min-h-11 flex-auto items-center justify-center rounded-control px-2 text-center font-semibold no-underline transition-colors duration-150',
            key === current ? 'bg-surface-raised text-ink shadow-card' : 'text-ink-soft hover:text-ink',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
