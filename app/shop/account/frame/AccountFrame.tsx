import {Form, Link, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {Spinner} from '~/ui/Spinner';
import {ACCOUNT_COPY} from '../account-copy';
import type {Person} from '../profile/find-person.server';

const {sections} = ACCOUNT_COPY;

const LINKS: readonly {readonly to: string; readonly title: string; readonly icon: IconName}[] = [
  {to: '/profile', title: sections.profile, icon: 'user-round'},
  {to: '/profile/orders', title: sections.orders, icon: 'shopping-bag'},
  {to: '/profile/addresses', title: sections.addresses, icon: 'truck'},
  {to: '/profile/reviews', title: sections.reviews, icon: 'star'},
  {to: '/profile/privacy', title: sections.privacy, icon: 'shield-check'},
];

const SUBSCRIPTIONS: (typeof LINKS)[number] = {
  to: '/profile/subscriptions',
  title: sections.subscriptions,
  icon: 'rotate-cw',
};

interface AccountFrameProps {
  readonly person: Person;
  readonly pathname: string;
  /** Whether to link to the subscriptions, which few people have. */
  readonly hasSubscriptions: boolean;
  readonly children: ReactNode;
}

export function AccountFrame({person, pathname, hasSubscriptions, children}: AccountFrameProps) {
  return (
    <div className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h1 className="text-title">{ACCOUNT_COPY.title}</h1>
        <Loading />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <aside className="flex flex-col gap-5 self-start rounded-card border border-line bg-surface-raised p-5 shadow-card lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] low:static">
          <div className="min-w-0">
            <p className="line-clamp-2 font-display text-heading font-semibold [overflow-wrap:anywhere]">
              {person.displayName}
            </p>
            {person.email && <p className="text-ink-soft [overflow-wrap:anywhere]">{person.email}</p>}
          </div>
          <Sections pathname={pathname} links={hasSubscriptions ? [...LINKS, SUBSCRIPTIONS] : LINKS} />
          <LogOut />
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

function Sections({pathname, links}: {readonly pathname: string; readonly links: typeof LINKS}) {
  // `/profile` is the prefix of every section, so it is current only if no other section is.
  const isElsewhere = links.some(({to}) => to !== '/profile' && pathname.startsWith(to));
  return (
    <nav aria-label={ACCOUNT_COPY.navigation} className="grid grid-cols-two-or-one gap-1 sm:grid-cols-4 lg:grid-cols-1">
      {links.map(({to, title, icon}) => {
        const isHere = to === '/profile' ? !isElsewhere : pathname.startsWith(to);
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={cn(
              'flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold max-sm:odd:last:col-span-full sm:gap-3 no-underline transition-colors duration-150',
              isHere ? 'bg-accent text-on-accent' : 'text-ink hover:bg-surface',
            )}
          >
            <Icon name={icon} className="size-5 shrink-0" />
            {title}
          </Link>
        );
      })}
    </nav>
  );
}

/** A plain form, so that logging out works without scripts. */
function LogOut() {
  return (
    <Form method="post" action="/logout" className="flex flex-wrap gap-2 border-t border-line pt-4 lg:flex-col">
      <Button type="submit" tone="outline" size="sm" className="flex-auto px-3">
        {ACCOUNT_COPY.logOut}
      </Button>
      <Button type="submit" tone="quiet" size="sm" name="scope" value="everywhere" className="flex-auto px-3">
        {ACCOUNT_COPY.logOutEverywhere}
      </Button>
    </Form>
  );
}

function Loading() {
  const {state, location, formMethod} = useNavigation();
  // A form that reloads its own page shows its own pending state.
  const isLoading = state === 'loading' && formMethod !== 'GET' && location.pathname.startsWith('/profile');
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
      {isLoading && (
        <>
          <Spinner />
          {ACCOUNT_COPY.loading}
        </>
      )}
    </p>
  );
}
