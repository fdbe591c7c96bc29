import {Clip} from '~/ui/media/Clip';
import {Embed} from '~/ui/media/Embed';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import type {RecipeView} from './recipe-view';

const SHAPE = {aspect: '1/1', sizes: '(min-width: 64rem) 34rem, 94vw', priority: true} as const;
const WIDTHS = [400, 640, 800, 1120];

/** The dish: the poster of its video if it has one. */
export function RecipePicture({recipe: {image, title, hue, video}}: {readonly recipe: RecipeView}) {
  if (!video) {
    return (
      <ShopImage
        {...SHAPE}
        image={image}
        alt={image?.altText || title}
        widths={WIDTHS}
        ground={`rounded-card ${dishBackground(hue)}`}
        className="rounded-card"
      />
    );
  }
  const {kind, url, alt, poster} = video;
  const player = {
    ...SHAPE,
    url,
    title: alt,
    poster: image ?? poster,
    className: 'overflow-hidden rounded-card',
  } as const;
  return kind === 'clip' ? <Clip {...player} /> : <Embed {...player} service={video.service} isVisible />;
}
