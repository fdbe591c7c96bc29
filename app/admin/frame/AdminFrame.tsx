import {Form, Link, useLocation} from '@remix-run/react';
import {useContext, useEffect, type ReactNode} from 'react';
import type {StaffRole} from '~/core/staff-permissions';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Drawing} from '~/ui/icons/Drawing';
import {Icon} from '~/ui/icons/Icon';
import {ShopTime} from '~/ui/Moment';
import {prepareNotices} from '~/ui/show-notice';
import {ADMIN_FRAME_COPY} from './admin-frame-copy';
import {ADMIN_SECTIONS, toCurrentSection} from './admin-sections';
import {isFor, StaffRoleContext} from './access/staff-role';
import {useAccessCheck} from './access/use-access-check';
import {useKeptTexts} from './use-kept-texts';

/** An empty list is no event for staff: one or two lines, where shoppers get a scene. */
const SMALL_EMPTY_STATES =
  '[&_[data-slot=empty-state]]:px-4 [&_[data-slot=empty-state]]:py-5 [&_[data-slot=empty-state]>p]:text-lg [&_[data-slot=empty-state]>div]:mt-1 [&_[data-slot=empty-state]>svg]:hidden';

interface AdminFrameProps {
  readonly shopName: string;
  /** The role of who sees the page; null if it is not known. */
  readonly role: StaffRole | null;
  /** Id of the main element. */
  readonly contentId: string;
  readonly renderThemeSwitch: (className: string) => ReactNode;
  /** Opens the search; shown beside the menu on small screens. */
  readonly search: ReactNode;
  readonly children: ReactNode;
}

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[0.9375rem] font-medium text-ink-soft no-underline transition-colors duration-150 hover:bg-surface hover:text-ink lg:min-h-10';

/** The frame of the admin pages: a sidebar with the sections, a menu in its place on small screens, and the page. */
export function AdminFrame({shopName, role, contentId, renderThemeSwitch, search, children}: AdminFrameProps) {
  useKeptTexts(contentId);
  useAccessCheck(role);
  // Staff are told what was done also after a lost connection.
  useEffect(prepareNotices, []);
  return (
    <StaffRoleContext.Provider value={role}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <header
          data-print="hidden"
          className="sticky top-0 z-30 flex items-center justify-between gap-3 border-b border-line bg-surface-raised px-4 py-1.5 low:static lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:gap-4 lg:overflow-y-auto lg:border-e lg:border-b-0 lg:px-3 lg:py-4"
        >
          <Link
            to="/admin"
            className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control leading-tight no-underline lg:px-3"
          >
            <Drawing name="tiffin" className="size-7 shrink-0" />
            <span className="min-w-0">
              <span className="line-clamp-1 font-display text-lg leading-tight font-semibold">{shopName}</span>
              <span className="block text-xs font-semibold text-ink-soft">{ADMIN_FRAME_COPY.area}</span>
            </span>
          </Link>
          {search}
          <SmallMenu renderThemeSwitch={renderThemeSwitch} />
          <div className="hidden grow flex-col lg:flex">
            <Sections />
            <Footer renderThemeSwitch={renderThemeSwitch} />
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className={cn('min-w-0 px-4 py-5 sm:px-6 lg:px-8 lg:py-7 print:p-0', SMALL_EMPTY_STATES)}
        >
          <ShopTime.Provider value={true}>{children}</ShopTime.Provider>
        </main>
      </div>
    </StaffRoleContext.Provider>
  );
}

/** The menu of small screens; a `<details>` element, so that it works without scripts. It closes with each navigation. */
function SmallMenu({renderThemeSwitch}: Pick<AdminFrameProps, 'renderThemeSwitch'>) {
  const {key} = useLocation();
  return (
    <details key={key} className="lg:hidden">
      <summary
        aria-label={ADMIN_FRAME_COPY.menu}
        className={cn(buttonStyle({tone: 'quiet', size: 'icon'}), 'list-none')}
      >
        <Icon name="menu" className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[80dvh] overflow-y-auto border-b border-line bg-surface-raised p-3 shadow-raised">
        <Sections />
        <Footer renderThemeSwitch={renderThemeSwitch} />
      </div>
    </details>
  );
}

function Sections() {
  const {pathname} = useLocation();
  const role = useContext(StaffRoleContext);
  return (
    <nav aria-label={ADMIN_FRAME_COPY.navigation}>
      <ul className="grid gap-0.5">
        {ADMIN_SECTIONS.filter((section) => isFor(role, section)).map((section) => (
          <li key={section.path}>
            <Link
              to={section.path}
              aria-current={toCurrentSection(section, pathname)}
              className={cn(ENTRY, 'aria-[current]:bg-accent aria-[current]:text-on-accent')}
            >
              <Icon name={section.icon} className="size-[1.125rem] shrink-0" />
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer({renderThemeSwitch}: Pick<AdminFrameProps, 'renderThemeSwitch'>) {
  return (
    <div className="mt-auto grid gap-0.5 border-t border-line pt-3 max-lg:mt-3">
      <Link to="/" className={ENTRY}>
        <Icon name="store" className="size-[1.125rem] shrink-0" />
        {ADMIN_FRAME_COPY.backToShop}
      </Link>
      {renderThemeSwitch(ENTRY)}
      <Form method="post" action="/logout">
        <button type="submit" className={ENTRY}>
          <Icon name="log-out" className="size-[1.125rem] shrink-0" />
          {ADMIN_FRAME_COPY.logOut}
        </button>
      </Form>
    </div>
  );
}
