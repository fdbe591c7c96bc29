import {Form, Link, useLocation} from '@remix-run/react';
import {useState, type ComponentType} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {useOpenUntil} from '~/ui/use-open-until';
import {toAriaCurrent, LOG_OUT_PATH, type NavigationLink} from '../frame/navigation';
import {SHELL_COPY, type Viewer} from '../shell-copy';
import type {MobileMenuDrawerProps} from './MobileMenuDrawer';
import type {MenuView} from './menu-view';
import {toAccountLinks} from './to-account-links';

// The drawer's module is large, so it is preloaded on hover or focus.
const loadDrawer = () => import('./MobileMenuDrawer');
const warmUp = () => void loadDrawer().catch(() => undefined);

interface Drawer {
  readonly Component: ComponentType<MobileMenuDrawerProps>;
}

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  /** Absent while Shopify does not respond. */
  readonly menu?: MenuView;
  readonly viewer: Viewer | null;
}

/** The menu button of small screens; before hydration and without scripts, a `<details>` element with the links. */
export function MobileMenu({links, menu, viewer}: MobileMenuProps) {
  const {pathname, key} = useLocation();
  const [isOpen, setIsOpen] = useOpenUntil(key);
  const [drawer, setDrawer] = useState<Drawer | 'missing' | null>(null);

  const isHydrated = useIsHydrated();
  if (!isHydrated || drawer === 'missing') {
    return (
      <FoldedMenu
        key={key}
        links={[...(menu?.links ?? links), ...toAccountLinks(viewer)]}
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
      {drawer && (
        <drawer.Component isOpen={isOpen} onOpenChange={setIsOpen} links={links} menu={menu} viewer={viewer} />
      )}
    </>
  );
}

interface FoldedMenuProps {
  readonly links: readonly NavigationLink[];
  readonly pathname: string;
  /** Opened when the drawer's module could not be loaded. */
  readonly isOpen: boolean;
  /** Shows the log-out button. */
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
                aria-current={toAriaCurrent(href, pathname)}
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
