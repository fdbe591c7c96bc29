import type {ReactNode} from 'react';
import {MobileMenu} from '../menu/MobileMenu';
import type {MenuView} from '../menu/menu-view';
import type {Viewer} from '../shell-copy';
import {CONTENT_ID} from './content-id';
import {FooterSlot} from './FooterSlot';
import {Header} from './Header';
import type {NavigationLink} from './navigation';
import {SkipLink} from './SkipLink';
import {useContentFocus} from './use-content-focus';

interface PageFrameProps {
  readonly frame: {
    readonly name: string;
    readonly mainLinks: readonly NavigationLink[];
    readonly companyLinks: readonly NavigationLink[];
    readonly supportLinks: readonly NavigationLink[];
    readonly menu?: MenuView;
    readonly settings: {
      readonly aboutText: string;
      readonly instagramUrl: string | null;
      readonly facebookUrl: string | null;
    };
  };
  readonly viewer: Viewer | null;
  readonly headerVariant?: 'full' | 'checkout';
  /** Comes between the skip link and the header. */
  readonly question?: ReactNode;
  readonly searchButton?: ReactNode;
  readonly notificationButton?: ReactNode;
  readonly cartButton?: ReactNode;
  /** Shows the visitor's privacy choices. @param opener gets the focus back */
  readonly onPrivacyChoices: (opener: HTMLElement) => void;
  readonly children: ReactNode;
}

export function PageFrame({
  frame,
  viewer,
  headerVariant,
  question,
  onPrivacyChoices,
  children,
  ...buttons
}: PageFrameProps) {
  useContentFocus(CONTENT_ID);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {question}
      <Header
        shopName={frame.name}
        links={frame.mainLinks}
        viewer={viewer}
        variant={headerVariant}
        {...buttons}
        menu={<MobileMenu links={frame.mainLinks} menu={frame.menu} viewer={viewer} />}
      />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <FooterSlot
        shopName={frame.name}
        aboutText={frame.settings.aboutText}
        instagramUrl={frame.settings.instagramUrl}
        facebookUrl={frame.settings.facebookUrl}
        companyLinks={frame.companyLinks}
        supportLinks={frame.supportLinks}
        onPrivacyChoices={onPrivacyChoices}
      />
    </div>
  );
}
