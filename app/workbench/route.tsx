import type {MetaFunction} from '@remix-run/react';
import type {LinksFunction} from '@shopify/remix-oxygen';
import type {ComponentType} from 'react';
import {ThemeSwitch} from '~/shop/shell/frame/ThemeSwitch';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {AnalyticsSection} from './admin/AnalyticsSection';
import {AnnouncementsSection} from './admin/AnnouncementsSection';
import {CustomersSection} from './admin/CustomersSection';
import {DeskSection} from './admin/DeskSection';
import {PaletteSection} from './admin/PaletteSection';
import {PackingSection} from './admin/PackingSection';
import {HealthSection} from './admin/HealthSection';
import {OverviewSection} from './admin/OverviewSection';
import {OrderImportSection} from './admin/OrderImportSection';
import {SubscribersDeskSection} from './admin/SubscribersDeskSection';
import {SecuritySection} from './admin/SecuritySection';
import {ProductFormSection} from './admin/ProductFormSection';
import {ProductListSection} from './admin/ProductListSection';
import {ReviewsModerationSection} from './admin/ReviewsModerationSection';
import {RefundsSection} from './admin/RefundsSection';
import {SecondFactorSection} from './admin/SecondFactorSection';
import {SettingsSection} from './admin/SettingsSection';
import {TrackingImportSection} from './admin/TrackingImportSection';
import {TrackingSection} from './admin/TrackingSection';
import {AccountLinkSection} from './identity/AccountLinkSection';
import {SignInSection} from './identity/SignInSection';
import {AddressSection} from './account/AddressSection';
import {ProfileSection} from './account/ProfileSection';
import {CardSection} from './catalog/CardSection';
import {CatalogPageSection} from './catalog/CatalogPageSection';
import {FilterSection} from './catalog/FilterSection';
import {HomeSection} from './catalog/HomeSection';
import {ListSection} from './catalog/ListSection';
import {PredictionSection} from './search/PredictionSection';
import {ProductSection} from './product/ProductSection';
import {BuyingSection} from './cart/BuyingSection';
import {CartLinkSection} from './cart/CartLinkSection';
import {CartLineSection} from './cart/CartLineSection';
import {CartNoticeSection} from './cart/CartNoticeSection';
import {CartPageSection} from './cart/CartPageSection';
import {CartSection} from './cart/CartSection';
import {PromoCodeSection} from './cart/PromoCodeSection';
import {WaitingCartSection} from './cart/WaitingCartSection';
import {ContactSection} from './contact/ContactSection';
import {AboutSection} from './content/AboutSection';
import {ContentSection} from './content/ContentSection';
import {RecipeSection} from './recipes/RecipeSection';
import {FulfillmentSection} from './fulfillment/FulfillmentSection';
import {NotificationSection} from './notifications/NotificationSection';
import {GuestOrderSection} from './orders/GuestOrderSection';
import {OrderDetailSection} from './orders/OrderDetailSection';
import {OrderHistorySection} from './orders/OrderHistorySection';
import {OrderListSection} from './orders/OrderListSection';
import {ProductPageSection} from './product/ProductPageSection';
import {ReviewsSection} from './product/ReviewsSection';
import {SearchSection} from './search/SearchSection';
import type {SectionProps} from './Section';
import {BannerSection} from './shell/BannerSection';
import {ErrorSection} from './shell/ErrorSection';
import {SubscriberSection} from './subscribers/SubscriberSection';
import {ConsentSection} from './shell/ConsentSection';
import {FrameSection} from './shell/FrameSection';
import {ButtonSection} from './ui/ButtonSection';
import {DrawingSection} from './ui/DrawingSection';
import {FieldSection} from './ui/FieldSection';
import {VideoSection} from './ui/VideoSection';
import {MessageSection} from './ui/MessageSection';
import {PanelSection} from './ui/PanelSection';
import {PictureSection} from './ui/PictureSection';
import {LabelSection} from './ui/LabelSection';
import workbenchCssUrl from './workbench.css?url';

type Draw = ComponentType<Pick<SectionProps, 'id'>>;

const AREAS: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  Primitives: {
    buttons: ButtonSection,
    words: LabelSection,
    messages: MessageSection,
    fields: FieldSection,
    panels: PanelSection,
    pictures: PictureSection,
    videos: VideoSection,
    drawings: DrawingSection,
  },
  Catalog: {
    home: HomeSection,
    cards: CardSection,
    lists: ListSection,
    filters: FilterSection,
    'catalog-pages': CatalogPageSection,
  },
  Product: {product: ProductSection, 'product-pages': ProductPageSection, reviews: ReviewsSection},
  Search: {search: SearchSection, predictions: PredictionSection},
  Cart: {
    buying: BuyingSection,
    lines: CartLineSection,
    'whole-cart': CartSection,
    waiting: WaitingCartSection,
    'promo-codes': PromoCodeSection,
    'cart-notices': CartNoticeSection,
    'cart-page': CartPageSection,
    'cart-links': CartLinkSection,
  },
  Orders: {
    'order-list': OrderListSection,
    'order-history': OrderHistorySection,
    'order-page': OrderDetailSection,
    'guest-order': GuestOrderSection,
    fulfillment: FulfillmentSection,
  },
  Account: {
    profile: ProfileSection,
    addresses: AddressSection,
    'sign-in': SignInSection,
    'account-links': AccountLinkSection,
    notifications: NotificationSection,
  },
  Admin: {
    'admin-overview': OverviewSection,
    'admin-orders': DeskSection,
    'admin-search': PaletteSection,
    packing: PackingSection,
    'admin-refunds': RefundsSection,
    'admin-notifications': AnnouncementsSection,
    'admin-reviews': ReviewsModerationSection,
    'admin-customers': CustomersSection,
    'admin-order-import': OrderImportSection,
    'admin-subscribers': SubscribersDeskSection,
    'admin-analytics': AnalyticsSection,
    'admin-health': HealthSection,
    'admin-security': SecuritySection,
    'admin-settings': SettingsSection,
    'admin-tracking': TrackingSection,
    'admin-tracking-import': TrackingImportSection,
    'admin-products': ProductListSection,
    'product-form': ProductFormSection,
    'second-factor': SecondFactorSection,
  },
  Content: {
    content: ContentSection,
    about: AboutSection,
    contact: ContactSection,
    recipes: RecipeSection,
    subscribers: SubscriberSection,
  },
  Shell: {frame: FrameSection, banners: BannerSection, consent: ConsentSection, errors: ErrorSection},
};

export const meta: MetaFunction = () => [{title: 'Workbench'}];

export const links: LinksFunction = () => [{rel: 'stylesheet', href: workbenchCssUrl}];

/** Shows every component in every state. Only the development server has this page. */
export default function WorkbenchRoute() {
  return (
    <div className="page py-8">
      <h1 className="text-title">Workbench</h1>
      <nav aria-label="Sections" className="workbench-contents">
        {Object.entries(AREAS).map(([area, sections]) => (
          <p key={area}>
            <strong>{area}</strong>{' '}
            {Object.keys(sections).map((id) => (
              <a key={id} href={`#${id}`}>
                {id.replace('-', ' ')}
              </a>
            ))}
          </p>
        ))}
        <ThemeSwitch className={cn(buttonStyle({tone: 'outline', size: 'sm'}), 'self-start')} />
      </nav>
      {Object.values(AREAS)
        .flatMap((sections) => Object.entries(sections))
        .map(([id, Draw]) => (
          <Draw key={id} id={id} />
        ))}
    </div>
  );
}
