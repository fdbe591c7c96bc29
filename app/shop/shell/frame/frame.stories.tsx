import {SMALL_CART} from '~/shop/cart/cart-samples';
import {CartButton} from '~/shop/cart/CartButton';
import {BUILT_IN_FRAME} from '~/shop/content/frame/shop-frame';
import {NotificationBell} from '~/shop/notifications/NotificationBell';
import {SearchLink} from '~/shop/search/results/SearchLink';
import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {MobileMenu} from '../menu/MobileMenu';
import {MobileMenuDrawer} from '../menu/MobileMenuDrawer';
import type {MenuView} from '../menu/menu-view';
import type {Viewer} from '../shell-copy';
import {FooterSlot} from './FooterSlot';
import {Header} from './Header';

const VIEWERS: Readonly<Record<string, Viewer | null>> = {
  'signed out': null,
  'signed in': {firstName: 'Asha'},
  'signed in, a very long name': {firstName: LONG_NAME},
};
const MENU: MenuView = {
  dishes: ['Palak Paneer', LONG_NAME, 'Desi Goat Curry', 'Chicken Tikka Masala'].map((title) => ({
    href: `/product/${title}`,
    title,
    image: PICTURE,
  })),
  shelves: ['Bundles', 'Mild', 'Medium', 'Medium-Hot', 'Hot'].map((title) => ({title, href: `/products?${title}`})),
  help: [{title: 'Help', href: '/faqs', icon: 'info'}],
  links: [{title: 'Home', href: '/'}],
};
const {name, mainLinks, companyLinks, supportLinks, settings} = BUILT_IN_FRAME;

/** Variants of header, menu and footer that this page itself does not show. */
function FrameStates() {
  return (
    <>
      <State name="header on the way to the checkout" isWide>
        <Header shopName={name} links={mainLinks} viewer={null} variant="checkout" />
      </State>
      <State name="header for somebody who is signed in" isWide>
        <Header
          shopName={name}
          links={mainLinks}
          viewer={VIEWERS['signed in'] ?? null}
          searchButton={<SearchLink />}
          notificationButton={<NotificationBell />}
          cartButton={<CartButton cart={SMALL_CART} />}
          menu={<MobileMenu links={mainLinks} menu={MENU} viewer={null} />}
        />
      </State>
      <State name="menu, by press" isWide>
        <div className="workbench-row">
          {Object.entries(VIEWERS).map(([label, viewer]) => (
            <OnPress key={label} label={label}>
              {(isOpen, setIsOpen) => (
                <MobileMenuDrawer
                  isOpen={isOpen}
                  onOpenChange={setIsOpen}
                  links={mainLinks}
                  menu={MENU}
                  viewer={viewer}
                />
              )}
            </OnPress>
          ))}
        </div>
      </State>
      <State name="footer with both networks" isWide>
        <FooterSlot
          shopName={name}
          aboutText={settings.aboutText}
          instagramUrl="https://www.instagram.com/"
          facebookUrl="https://www.facebook.com/"
          companyLinks={companyLinks}
          supportLinks={supportLinks}
          onPrivacyChoices={() => undefined}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Header, menu, footer', States: FrameStates};
