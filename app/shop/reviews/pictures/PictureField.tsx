import {useState, type ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {FileField} from '~/ui/FileField';
import {ShopImage} from '~/ui/ShopImage';
import {REVIEW_PICTURE_TYPES, REVIEW_PICTURES} from '../review-lengths';
import type {OwnPicture, ReviewReply} from '../write/own-review';
import {WRITE_COPY} from '../write/write-copy';
import {PICTURES_FIELD, REMOVED_FIELD} from './picture-fields';
import {useChosenPictures} from './use-chosen-pictures';

interface PictureFieldProps {
  /** Those that the review has. */
  readonly pictures: readonly OwnPicture[];
  readonly reply: ReviewReply | undefined;
}

const BOX = 'size-18 shrink-0 overflow-hidden rounded-control bg-paper';

/** The pictures of a review: those that it has, and those to add, with previews once scripts run. */
export function PictureField({pictures, reply}: PictureFieldProps) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(() => new Set(reply?.removed));
  const {field, chosen, problem, isPreparing, add, remove} = useChosenPictures(
    REVIEW_PICTURES.most - pictures.length + removed.size,
  );
  const toggle = (id: string, isRemoved: boolean) =>
    setRemoved((all) => new Set(isRemoved ? [...all, id] : [...all].filter((each) => each !== id)));
  return (
    <fieldset className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="rounded-control bg-surface px-2 font-semibold">{WRITE_COPY.pictures}</legend>
      {pictures.length > 0 && (
        <ul className="flex flex-col gap-3">
          {pictures.map(({id, image}, index) => (
            <Row key={id} picture={<OwnThumb image={image} place={index + 1} />}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
                <input
                  type="checkbox"
                  name={REMOVED_FIELD}
                  value={id}
                  defaultChecked={removed.has(id)}
                  onChange={({currentTarget}) => toggle(id, currentTarget.checked)}
                  className="size-5 shrink-0 accent-accent-ink"
                />
                {WRITE_COPY.removePicture(index + 1)}
              </label>
            </Row>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className="flex flex-col gap-3">
          {chosen.map((picture) => (
            <Row key={picture.url} picture={<img src={picture.url} alt="" className={`${BOX} object-cover`} />}>
              <span className="line-clamp-2 min-w-0 flex-1 text-sm break-all">{picture.file.name}</span>
              <Button
                tone="quiet"
                size="sm"
                aria-label={WRITE_COPY.removeChosen(picture.file.name)}
                onClick={() => remove(picture)}
              >
                {WRITE_COPY.remove}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      <FileField
        ref={field}
        id="review-pictures"
        name={PICTURES_FIELD}
        label={WRITE_COPY.choosePictures}
        hint={WRITE_COPY.picturesHint}
        error={problem ?? reply?.errors.pictures}
        accept={REVIEW_PICTURE_TYPES.join(',')}
        multiple
        onChange={() => void add()}
      />
      {reply?.hadPictures && (
        <p className="hidden text-sm font-semibold noscript:block">{WRITE_COPY.choosePicturesAgain}</p>
      )}
      {/* Browsers show the number of files themselves, and announce nothing when one is removed. */}
      <p role="status" className={isPreparing ? '-mt-3 text-sm text-ink-soft' : 'sr-only'}>
        {isPreparing ? WRITE_COPY.preparing : chosen.length > 0 && WRITE_COPY.chosen(chosen.length)}
      </p>
    </fieldset>
  );
}

const Row = ({picture, children}: {readonly picture: ReactNode; readonly children: ReactNode}) => (
  <li className="flex items-center gap-4">
    {picture}
    {children}
  </li>
);

function OwnThumb({image, place}: Pick<OwnPicture, 'image'> & {readonly place: number}) {
  if (!image)
    return (
      <span className={`${BOX} grid place-items-center p-1 text-center text-xs text-ink-soft`}>
        {WRITE_COPY.processing}
      </span>
    );
  return (
    <ShopImage
      image={image}
      alt={WRITE_COPY.picture(place)}
      aspect="1/1"
      sizes="72px"
      widths={[72, 144, 216]}
      className={BOX}
    />
  );
}
