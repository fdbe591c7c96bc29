import type {MediaFailure, SeedMedia, SeedProduct} from '../../seed/types';
import {gid} from '../graphql/gid';
import type {ShopState} from '../state';
import {getAllProducts, saveProduct} from './catalog-changes';
import {MEDIA_TYPES, toAllMedia} from './media';

/** Returns the media of a product with the number that each has now, so that it keeps it in another place. */
export const withNumbers = (product: SeedProduct): SeedMedia[] =>
  toAllMedia(product).map(({number, media}) => ({...media, number}));

/** Returns the global id of media that have a number. */
export const mediaId = ({kind, number}: SeedMedia): string => gid(MEDIA_TYPES[kind], number ?? 0);

/** Ends the processing of a picture. */
export function processMedia(state: ShopState, number: number, failure: MediaFailure | null): void {
  const product = getAllProducts(state).find(({media}) => media.some((each) => each.number === number));
  if (!product) return;
  const media = product.media.map((each) => {
    if (each.number !== number) return each;
    const {status: _processing, ...ready} = each;
    return failure ? {...ready, status: failure} : ready;
  });
  saveProduct(state, {...product, media});
}

/** Moves media of a product, one after the other. */
export function moveMedia(
  state: ShopState,
  productNumber: number,
  moves: readonly {readonly id: string; readonly position: number}[],
): void {
  const product = getAllProducts(state).find(({number}) => number === productNumber);
  if (!product) return;
  const media = moves.reduce((list, {id, position}) => {
    const moved = list.find((each) => mediaId(each) === id);
    const others = list.filter((each) => each !== moved);
    return moved ? [...others.slice(0, position), moved, ...others.slice(position)] : list;
  }, withNumbers(product));
  saveProduct(state, {...product, media});
}
