import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {LoadedPictures} from './load-pictures.server';
import type {MediaView} from './picture-view';
import {PicturesPage} from './PicturesPage';

const media = (number: number, changed: Partial<MediaView> = {}): MediaView => ({
  id: `gid://shopify/MediaImage/${number}`,
  kind: 'picture',
  alt: 'A bowl of Palak Paneer with rice',
  status: 'ready',
  failure: null,
  image: {url: '/cdn/shop/files/palak-paneer-bowl.png', width: 1600, height: 1600},
  ...changed,
});

const LOADED: LoadedPictures = {
  path: '/admin/products/2',
  product: {
    title: 'Palak Paneer',
    shopPath: '/product/palak-paneer',
    media: [
      media(1),
      media(2, {alt: '', kind: 'video'}),
      media(3, {status: 'failed', failure: 'INVALID_IMAGE_RESOLUTION', image: null, alt: ''}),
    ],
  },
  problem: null,
  idempotencyKey: '1',
};

/** The pictures of a product. */
function PictureStates() {
  return (
    <>
      <State name="described, not described, failed" isWide>
        <PicturesPage {...LOADED} />
      </State>
      <State name="none" isWide>
        <PicturesPage {...LOADED} product={{title: 'Chana Masala', shopPath: '/product/chana-masala', media: []}} />
      </State>
      <State name="Shopify is down" isWide>
        <PicturesPage {...LOADED} product={null} problem={{kind: 'shop-down'}} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Product pictures', States: PictureStates};
