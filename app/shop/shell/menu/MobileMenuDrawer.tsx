import {Form, Link, useLocation} from '@remix-run/react';
import {Drawer} from '~/ui/Drawer';
import {JaliDivider} from '~/ui/JaliDivider';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import {toAriaCurrent, LOG_OUT_PATH, type NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';
import {DRAWER_COPY} from './drawer-copy';
import type {MenuView} from './menu-view';
import {toAccountLinks} from './to-account-links';
import {useSwipeRight} from './use-swipe-right';

/** Props of the lazily loaded drawer. */
export interface MobileMenuDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly links: readonly NavigationLink[];
  readonly menu?: MenuView;
  readonly viewer: Viewer | null;
}

const SMALL_ENTRY =
  'flex min-h-11 min-w-0 items-center gap-3 font-medium aria-[current]:font-bold aria-[current]:text-accent-ink';

/** The menu of small screens: dishes, then the pages at the bottom, within reach of the thumb. */
export function MobileMenuDrawer({isOpen, onOpenChange, links, menu, viewer}: MobileMenuDrawerProps) {
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
      {menu && <MenuShelf menu={menu} onFollow={close} />}
      <nav aria-label={SHELL_COPY.mainNavigation} className="mt-auto pt-2">
        <ul>
          {links.map((link) => (
            <li key={link.href} className="border-b border-line">
              <Link
                to={link.href}
                aria-current={toAriaCurrent(link.href, pathname)}
                onClick={close}
                className="flex min-h-11.5 items-center justify-between gap-3 text-lg font-medium aria-[current]:font-bold aria-[current]:text-accent-ink"
              >
                {link.title}
                <Icon name="chevron-right" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-1 grid grid-cols-[1fr_auto] gap-x-4">
          {[...toAccountLinks(viewer), ...(menu?.help ?? [])].map((link) => (
            <li key={link.href}>
              <Link
                to={link.href}
                aria-current={toAriaCurrent(link.href, pathname)}
                onClick={close}
                className={SMALL_ENTRY}
              >
                <Icon name={link.icon} className="size-5 shrink-0" />
                {link.title}
              </Link>
            </li>
          ))}
          {viewer && (
            <li>
              <Form method="post" action={LOG_OUT_PATH} onSubmit={close}>
                <button type="submit" className={cn(SMALL_ENTRY, 'w-full')}>
                  <Icon name="log-out" className="size-5 shrink-0" />
                  {SHELL_COPY.logOut}
                </button>
              </Form>
            </li>
          )}
        </ul>
      </nav>
      <JaliDivider className="mt-1" />
      <p className="mt-1 text-center text-sm text-ink-soft">{DRAWER_COPY.swipeHint}</p>
    </Drawer>
  );
}

interface MenuShelfProps {
  readonly menu: MenuView;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** The bestsellers as small pictures, and links to parts of the product list. */
function MenuShelf({menu, onFollow}: MenuShelfProps) {
  const {dishes, shelves} = menu;
  if (dishes.length === 0 && shelves.length === 0) return null;
  return (
    <nav aria-label={DRAWER_COPY.dishes} className="mt-4">
      <ul className="grid grid-cols-4 gap-2">
        {dishes.map(({href, title, image}) => (
          <li key={href}>
            <Link
              to={href}
              onClick={onFollow}
              className="flex flex-col items-center gap-1 rounded-control text-center text-xs leading-tight font-medium"
            >
              <ShopImage
                image={image}
                alt=""
                aspect="1/1"
                sizes="64px"
                widths={[64, 128, 192]}
                ground="rounded-full bg-surface"
                className="size-16 rounded-full [&_p]:hidden"
              />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-3 flex flex-wrap gap-2">
        {shelves.map(({title, short = title, href}) => (
          <li key={href}>
            <Link
              to={href}
              aria-label={title}
              onClick={onFollow}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-3.5 text-sm font-medium hover:bg-surface"
            >
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
