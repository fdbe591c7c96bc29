import {memoize} from '~/core/memoize';
import type {HomeSectionFragment} from '../../../storefrontapi.generated';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {readList, type Metafield} from '~/shop/catalog/model/metafields';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {
  HomeSectionsView,
  OriginsView,
  PackContentsView,
  PressView,
  SamplerView,
  SectionText,
  StoryView,
} from './home-view';
import {toHeatLadder, type PackSource} from './to-heat-ladder';

/** What the merchant entered for a section; blank parts are empty or null. */
interface Entry extends SectionText {
  readonly items: readonly string[];
  readonly picture: PictureView | null;
  readonly product: ProductCardView | null;
}

export interface HomeSectionsSource {
  readonly sections: readonly HomeSectionFragment[];
  readonly packs: readonly PackSource[];
}

/**
 * Converts the merchant's entries to sections. Without an entry, the sections that consist of products have built-in
 * words; a section that lacks something it needs is null.
 */
export function toHomeSections({sections, packs}: HomeSectionsSource): HomeSectionsView {
  const entries = new Map(sections.map((section) => [section.handle, toEntry(section)]));
  const getEntry = (handle: string) => entries.get(handle) ?? null;
  return {
    story: toStory(getEntry('story')),
    heat: toHeatLadder(getEntry('heat'), packs),
    pack: toPack(getEntry('pack')),
    tiffin: toText(getEntry('tiffin')),
    origins: toOrigins(getEntry('origins')),
    sampler: toSampler(getEntry('sampler')),
    press: toPress(getEntry('press')),
  };
}

/** Returns null for an entry without a heading, since a section has one. */
const toEntry = memoize((section: HomeSectionFragment): Entry | null => {
  const heading = section.heading?.value?.trim();
  if (!heading) return null;
  const {picture, product} = section;
  return {
    heading,
    paragraphs: (section.text?.value ?? '').split('\n').flatMap((line) => line.trim() || []),
    items: readList(toMetafield(section.items?.value)),
    picture: toPicture(picture?.reference && 'image' in picture.reference ? picture.reference.image : null),
    product: (product?.reference && 'handle' in product.reference && toProductCards([product.reference])[0]) || null,
  };
});

/** The fields of metaobjects may have no value. */
const toMetafield = (value: string | null | undefined): Metafield => (value ? {value} : null);

const toText = (entry: Entry | null): SectionText | null =>
  entry && {heading: entry.heading, paragraphs: entry.paragraphs};

const toStory = (entry: Entry | null): StoryView | null =>
  entry?.picture && entry.paragraphs.length > 0
    ? {heading: entry.heading, paragraphs: entry.paragraphs, picture: entry.picture}
    : null;

function toPack(entry: Entry | null): PackContentsView | null {
  if (!entry?.picture || entry.items.length === 0) return null;
  const {heading, paragraphs, picture, items, product} = entry;
  return {heading, paragraphs, picture, items, product};
}

/** A line `Kerala: black pepper` is a place and its spices; other lines are skipped. */
function toOrigins(entry: Entry | null): OriginsView | null {
  const origins = (entry?.items ?? []).flatMap((line) => {
    const [, place, spices] = /^([^:]+):(.+)$/.exec(line) ?? [];
    return place?.trim() && spices?.trim() ? [{place: place.trim(), spices: spices.trim()}] : [];
  });
  return entry && origins.length > 0 ? {heading: entry.heading, paragraphs: entry.paragraphs, origins} : null;
}

const toSampler = (entry: Entry | null): SamplerView | null =>
  entry?.product ? {heading: entry.heading, paragraphs: entry.paragraphs, product: entry.product} : null;

/** A line `Food Weekly: “Dinner, solved.”` is a name and its words; a line without a colon is a name alone. */
function toPress(entry: Entry | null): PressView | null {
  const items = (entry?.items ?? []).flatMap((line) => {
    const [, name = '', text = ''] = /^([^:]+):?(.*)$/.exec(line) ?? [];
    return name.trim() ? [{name: name.trim(), text: text.trim()}] : [];
  });
  return entry && items.length > 0 ? {heading: entry.heading, paragraphs: entry.paragraphs, items} : null;
}
