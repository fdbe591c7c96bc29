import type {MetaFunction} from '@remix-run/react';
import type {LinksFunction} from '@shopify/remix-oxygen';
import type {ComponentType} from 'react';
import {ThemeSwitch} from '~/features/shell/frame/ThemeSwitch';
import {CardSection} from './catalog/CardSection';
import {FilterSection} from './catalog/FilterSection';
import {ListSection} from './catalog/ListSection';
import {PredictionSection} from './catalog/PredictionSection';
import {ProductSection} from './catalog/ProductSection';
import {BuyingSection} from './cart/BuyingSection';
import {CartLineSection} from './cart/CartLineSection';
import {CartNoticeSection} from './cart/CartNoticeSection';
import {CartSection} from './cart/CartSection';
import {PromoCodeSection} from './cart/PromoCodeSection';
import {WaitingCartSection} from './cart/WaitingCartSection';
import type {SectionProps} from './Section';
import {BannerSection} from './shell/BannerSection';
import {ErrorSection} from './shell/ErrorSection';
import {FrameSection} from './shell/FrameSection';
import {ButtonSection} from './ui/ButtonSection';
import {DrawingSection} from './ui/DrawingSection';
import {FieldSection} from './ui/FieldSection';
import {FilmSection} from './ui/FilmSection';
import {MessageSection} from './ui/MessageSection';
import {PanelSection} from './ui/PanelSection';
import {PictureSection} from './ui/PictureSection';
import {WordSection} from './ui/WordSection';
import workbenchCssUrl from './workbench.css?url';

type Draw = ComponentType<Pick<SectionProps, 'id'>>;

const ROOMS: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  Primitives: {
    buttons: ButtonSection,
    words: WordSection,
    messages: MessageSection,
    fields: FieldSection,
    panels: PanelSection,
    pictures: PictureSection,
    films: FilmSection,
    drawings: DrawingSection,
  },
  Catalogue: {
    cards: CardSection,
    lists: ListSection,
    filters: FilterSection,
    predictions: PredictionSection,
    product: ProductSection,
  },
  Cart: {
    buying: BuyingSection,
    lines: CartLineSection,
    'whole-cart': CartSection,
    waiting: WaitingCartSection,
    'promo-codes': PromoCodeSection,
    'cart-notices': CartNoticeSection,
  },
  Shell: {frame: FrameSection, banners: BannerSection, errors: ErrorSection},
};

export const meta: MetaFunction = () => [{title: 'Workbench'}];

export const links: LinksFunction = () => [{rel: 'stylesheet', href: workbenchCssUrl}];

/** Every component in every state, for whoever works on one; only the development server has this page. */
export default function WorkbenchRoute() {
  return (
    <div className="page py-8">
      <h1 className="text-title">Workbench</h1>
      <nav aria-label="Sections" className="workbench-contents">
        {Object.entries(ROOMS).map(([room, sections]) => (
          <p key={room}>
            <strong>{room}</strong>{' '}
            {Object.keys(sections).map((id) => (
              <a key={id} href={`#${id}`}>
                {id.replace('-', ' ')}
              </a>
            ))}
          </p>
        ))}
        <div className="workbench-dark-ground">
          <ThemeSwitch />
        </div>
      </nav>
      {Object.values(ROOMS)
        .flatMap((sections) => Object.entries(sections))
        .map(([id, Draw]) => (
          <Draw key={id} id={id} />
        ))}
    </div>
  );
}
