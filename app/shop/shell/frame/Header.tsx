import {Link, useLocation} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {toAriaCurrent, type NavigationLink} from './navigation';
import {greet, SHELL_COPY, type Viewer} from '../shell-copy';
import {Wordmark} from './Wordmark';

const BLUR_BEYOND_PX = 10;

interface HeaderProps {
  readonly shopName: string;
  readonly links: readonly NavigationLink[];
  readonly viewer: Viewer | null;
  /** `checkout` has no links except the logo. */
  readonly variant?: 'full' | 'checkout';
  readonly searchButton?: ReactNode;
  readonly notificationButton?: ReactNode;
  readonly cartButton?: ReactNode;
  readonly menu?: ReactNode;
}

/**
 * The sticky header: solid on the product list, blurred elsewhere after scrolling. Until then it has the color of the page,
 * because a page may be scrolled before its scripts run.
 */
export function Header({shopName, links, viewer, variant = 'full', menu, ...buttons}: HeaderProps) {
  const {pathname} = useLocation();
  const isScrolled = useIsScrolled(BLUR_BEYOND_PX);
  const background =
    toAriaCurrent('/products', pathname) === 'page'
      ? 'border-line bg-paper'
      : isScrolled
        ? 'border-line bg-header backdrop-blur-md'
        : 'border-transparent bg-paper noscript:border-line';
  return (
    <header
      data-print="hidden"
      className={cn(
        'sticky top-0 z-30 border-b low:relative transition-[background-color,border-color] duration-200',
        background,
      )}
    >
      <div className="page flex h-[calc(var(--header-height)-1px)] items-center justify-between gap-3">
        <Wordmark
          shopName={shopName}
          // Leaves room for the notification button on phones.
          className={cn('md:flex-1', buttons.notificationButton && 'max-[25rem]:gap-2 max-[25rem]:text-[1.0625rem]')}
        />
        {variant === 'full' && (
          <>
            <MainNavigation links={links} pathname={pathname} />
            <div className="-me-2.5 flex shrink-0 items-center justify-end md:flex-1">
              {buttons.searchButton}
              <ProfileLink pathname={pathname} viewer={viewer} />
              {buttons.notificationButton}
              {buttons.cartButton}
              <div className="md:hidden">{menu}</div>
            </div>
          </>
        )}
      </div>
    </header>
  );
}

function MainNavigation({links, pathname}: {readonly links: readonly NavigationLink[]; readonly pathname: string}) {
  return (
    <nav aria-label={SHELL_COPY.mainNavigation} className="hidden md:block">
      <ul className="flex items-center gap-1 lg:gap-3">
        {links.map(({title, href}) => (
          <li key={href}>
            <Link
              to={href}
              prefetch="intent"
              aria-current={toAriaCurrent(href, pathname)}
              className="relative flex min-h-11 items-center px-3 font-medium text-ink-soft transition-colors duration-150 after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-copper after:transition-transform after:duration-200 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:scale-x-100"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ProfileLinkProps {
  readonly pathname: string;
  readonly viewer: Viewer | null;
}

/** The link to the account with the customer's initial. Hidden on phones, whose menu has this link. */
function ProfileLink({pathname, viewer}: ProfileLinkProps) {
  const initial = Array.from(viewer?.firstName ?? '')[0];
  return (
    <Link
      to="/profile"
      aria-label={viewer ? SHELL_COPY.profile : greet(null).profileEntry}
      aria-current={toAriaCurrent('/profile', pathname)}
      className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'max-sm:hidden')}
    >
      {initial ? (
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-full bg-accent text-sm uppercase text-on-accent"
        >
          {initial}
        </span>
      ) : (
        <Icon name="user-round" className="size-5.5" />
      )}
    </Link>
  );
}

/** @returns whether the page is scrolled beyond a threshold in CSS pixels; false until hydration */
function useIsScrolled(beyondPx: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > beyondPx);
    read();
    window.addEventListener('scroll', read, {passive: true});
    return () => window.removeEventListener('scroll', read);
  }, [beyondPx]);
  return isScrolled;
}
