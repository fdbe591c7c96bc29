import {Form, Link, useLocation} from '@remix-run/react';
import {Drawer} from '~/ui/Drawer';
import {JaliDivider} from '~/ui/JaliDivider';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {toAriaCurrent, LOG_OUT_PATH, type NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';
import {toAccountLinks} from './to-account-links';
import {useSwipeRight} from './use-swipe-right';

/** Props of the lazily loaded drawer. */
export interface MobileMenuDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly links: readonly NavigationLink[];
  readonly viewer: Viewer | null;
}

const ACCOUNT_ENTRY =
  'flex min-h-12 items-center gap-3 text-lg font-medium aria-[current]:font-bold aria-[current]:text-accent-ink';

/** The menu of small screens. Its links are at the bottom, within reach of the thumb. */
export function MobileMenuDrawer({isOpen, onOpenChange, links, viewer}: MobileMenuDrawerProps) {
  const {pathname} = useLocation();
  const swipe = useSwipeRight(isOpen, () => onOpenChange(false));
  const {title, note} = greet(viewer);
  const close = () => onOpenChange(false);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={SHELL_COPY.menu} side="right" {...swipe}>
      <p className="mt-(--notices-height) font-display text-heading font-semibold transition-[margin] duration-150">
        {title}
      </p>
      {note && <p className="text-ink-soft">{note}</p>}
      <nav aria-label={SHELL_COPY.mainNavigation} className="mt-auto pt-8">
        <ul>
          {links.map((link) => (
            <li key={link.href} className="border-b border-line">
              <Link
                to={link.href}
                aria-current={toAriaCurrent(link.href, pathname)}
                onClick={close}
                className="flex min-h-14 items-center justify-between gap-3 text-lg font-medium aria-[current]:font-bold aria-[current]:text-accent-ink"
              >
                {link.title}
                <Icon name="chevron-right" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
          {toAccountLinks(viewer).map((link) => (
            <li key={link.href}>
              <Link
                to={link.href}
                aria-current={toAriaCurrent(link.href, pathname)}
                onClick={close}
                className={ACCOUNT_ENTRY}
              >
                <Icon name={link.icon} className="size-5" />
                {link.title}
              </Link>
            </li>
          ))}
          {viewer && (
            <li>
              <Form method="post" action={LOG_OUT_PATH} onSubmit={close}>
                <button type="submit" className={cn(ACCOUNT_ENTRY, 'w-full')}>
                  <Icon name="log-out" className="size-5" />
                  {SHELL_COPY.logOut}
                </button>
              </Form>
            </li>
          )}
        </ul>
      </nav>
      <JaliDivider className="mt-4" />
      <p className="mt-3 text-center text-sm text-ink-soft">{SHELL_COPY.swipeHint}</p>
    </Drawer>
  );
}
