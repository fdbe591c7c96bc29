import {ShopImage} from '~/ui/ShopImage';
import {largestUrl} from '~/ui/shop-image-sources';
import {REVIEWS_COPY} from '../reviews-copy';
import type {ReviewPictureView} from '../review-view';

const WIDTHS = [72, 144, 216];

interface ReviewPicturesProps {
  readonly pictures: readonly ReviewPictureView[];
  /** Absent for one's own. */
  readonly author?: string;
}

/** The pictures of a review. Each leads to itself in full size. */
export function ReviewPictures({pictures, author}: ReviewPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={largestUrl(picture)} className="block rounded-control hover:opacity-85">
            <ShopImage
              image={picture}
              alt={REVIEWS_COPY.picture(index + 1, pictures.length, author)}
              aspect="1/1"
              sizes="72px"
              widths={WIDTHS}
              className="w-18 rounded-control border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
