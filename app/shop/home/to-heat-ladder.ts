import type {HomePageQuery} from '../../../storefrontapi.generated';
import {toDishHue} from '~/shop/catalog/model/dish-hue';
import {readText} from '~/shop/catalog/model/metafields';
import {PACK_HEATS} from '~/shop/catalog/model/pack-heats';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import {HEAT_COPY} from './section-copy';
import type {HeatLadderView, RungView, SectionText} from './home-view';

export type PackSource = HomePageQuery['packs']['nodes'][number];

/** A ladder needs two rungs. */
const MIN_RUNGS = 2;

/**
 * Sorts the packs by heat.
 * @param text the merchant's words; built-in ones without them
 * @returns null if the packs have fewer than two levels
 */
export function toHeatLadder(text: SectionText | null, packs: readonly PackSource[]): HeatLadderView | null {
  const rungs = PACK_HEATS.flatMap((heat) => toRung(heat, packs));
  if (rungs.length < MIN_RUNGS) return null;
  const {heading, paragraphs} = text ?? HEAT_COPY;
  return {heading, paragraphs, rungs};
}

function toRung(heat: string, packs: readonly PackSource[]): readonly RungView[] {
  const dishes = packs
    .filter((pack) => readText(pack.heat) === heat)
    .map(({handle, title, images, hue}) => ({
      handle,
      title,
      image: toPicture(images.nodes[0]),
      hue: toDishHue(readText(hue)),
    }));
  return dishes.length > 0 ? [{heat, path: `/products?heat=${heat.toLowerCase()}`, dishes}] : [];
}
