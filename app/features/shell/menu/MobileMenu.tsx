import {Form, Link, useLocation} from '@remix-run/react';
import {useState, type ComponentType} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {useOpenUntil} from '~/ui/use-open-until';
import {currentness, LOG_OUT_PATH, type NavigationLink} from '../frame/navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';
import type {MobileMenuDrawerProps} from './MobileMenuDrawer';

// The drawer's dialog is heavy; whoever is about to press the button has it fetched.
const loadDrawer = () => import('./MobileMenuDrawer');
const warmUp = () => void loadDrawer().catch(() => undefined);

interface Drawer {
  readonly Component: ComponentType<MobileMenuDrawerProps>;
}

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  readonly viewer: Viewer | null;
}

/** The button that opens the menu on small screens; until scripts run, and without them, a fold that holds its links. */
export function MobileMenu({links, viewer}: MobileMenuProps) {
  const {pathname, key} = useLocation();
  const [isOpen, setIsOpen] = useOpenUntil(key);
  const [drawer, setDrawer] = useState<Drawer | 'missing' | null>(null);

  const isHydrated = useIsHydrated();
  if (!isHydrated || drawer === 'missing') {
    const profile = {title: greet(viewer).profileEntry, href: '/profile'};
    const own = viewer ? [profile, {title: SHELL_COPY.orders, href: '/orders'}] : [profile];
    return (
      <FoldedMenu
        key={key}
        links={[...links, ...own]}
        pathname={pathname}
        isOpen={isOpen}
        hasViewer={viewer !== null}
      />
    );
  }
  const open = () => {
    setIsOpen(true);
    if (drawer) return;
    loadDrawer().then(
      ({MobileMenuDrawer}) => setDrawer({Component: MobileMenuDrawer}),
      () => setDrawer('missing'),
    );
  };
  return (
    <>
      <button
        type="button"
        aria-label={SHELL_COPY.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonStyle({tone: 'quiet', size: 'icon'})}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={open}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {drawer && <drawer.Component isOpen={isOpen} onOpenChange={setIsOpen} links={links} viewer={viewer} />}
    </>
  );
}

interface FoldedMenuProps {
  readonly links: readonly NavigationLink[];
  readonly pathname: string;
  /** The drawer was asked for and could not be fetched. */
  readonly isOpen: boolean;
  /** Somebody is signed in, who can sign out here. */
  readonly hasViewer: boolean;
}

function FoldedMenu({links, pathname, isOpen, hasViewer}: FoldedMenuProps) {
  return (
    <details open={isOpen}>
      <summary aria-label={SHELL_COPY.menu} className={buttonStyle({tone: 'quiet', size: 'icon'})}>
        <Icon name="menu" className="size-6" />
      </summary>
      <nav
        aria-label={SHELL_COPY.menu}
        className="absolute inset-x-0 top-full border-b border-line bg-paper p-3 shadow-raised"
      >
        <ul>
          {links.map(({title, href}) => (
            <li key={href}>
              <Link
                to={href}
                aria-current={currentness(href, pathname)}
                className="flex min-h-12 items-center rounded-control px-3 text-lg font-medium hover:bg-surface aria-[current]:font-bold aria-[current]:text-accent-ink"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {hasViewer && (
          <Form method="post" action={LOG_OUT_PATH}>
            <button
              type="submit"
              className="flex min-h-12 w-full items-center rounded-control px-3 text-lg font-medium hover:bg-surface"
            >
              {SHELL_COPY.logOut}
            </button>
          </Form>
        )}
      </nav>
    </details>
  );
}
