import {Form, useLocation, useNavigation} from '@remix-run/react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {ShopImage} from '~/ui/ShopImage';
import {largestUrl} from '~/ui/shop-image-sources';
import {MODERATION_COPY as COPY} from './moderation-copy';
import {PICTURE_FIELD, REMOVE_PICTURE, type ModeratedPicture, type ModeratedReview} from './moderation-view';

interface ModeratedPicturesProps {
  readonly review: ModeratedReview;
  readonly idempotencyKey: string;
}

const BOX = 'w-28 rounded-control border border-line';

/** The pictures of a review, which staff can enlarge and remove one by one. */
export function ModeratedPictures({review, idempotencyKey}: ModeratedPicturesProps) {
  const {pathname, search} = useLocation();
  const pending = useNavigation().formData?.get(PICTURE_FIELD);
  const {pictures} = review;
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={COPY.pictures} className="mt-4 flex flex-wrap gap-4">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="flex flex-col items-start gap-1">
          <Picture picture={picture} name={COPY.picture(index + 1, pictures.length, review.name)} />
          <Form method="post" action={pathname + search} preventScrollReset>
            <input type="hidden" name="review" value={review.id} />
            <input type="hidden" name={PICTURE_FIELD} value={picture.id} />
            <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
            <Button
              type="submit"
              tone="quiet"
              size="sm"
              name={INTENT}
              value={REMOVE_PICTURE}
              isPending={pending === picture.id}
              aria-label={COPY.removePicture(index + 1, review.title)}
            >
              {COPY.remove}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Picture({picture: {image, hasFailed}, name}: {readonly picture: ModeratedPicture; readonly name: string}) {
  if (!image)
    return (
      <p className={`${BOX} grid aspect-square place-items-center bg-surface p-2 text-center text-sm text-ink-soft`}>
        {hasFailed ? COPY.pictureFailed : COPY.pictureWaits}
      </p>
    );
  return (
    <a href={largestUrl(image)} target="_blank" rel="noopener" className="block">
      <ShopImage image={image} alt={name} aspect="1/1" sizes="112px" widths={[112, 224, 336]} className={BOX} />
    </a>
  );
}
