import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import type {OwnProductView} from './own-reviews-view';

const WIDTHS = [56, 112, 168];

/** The picture of a product beside its title, or an icon if the order has none. */
export function ReviewedPicture({image}: Pick<OwnProductView, 'image'>) {
  const box = 'w-14 shrink-0 rounded-control';
  if (image)
    return (
      <ShopImage image={image} alt="" aspect="1/1" sizes="56px" widths={WIDTHS} ground="bg-surface" className={box} />
    );
  return (
    <span aria-hidden="true" className={`${box} grid aspect-square place-items-center bg-surface text-ink-soft`}>
      <Icon name="soup" className="size-7" />
    </span>
  );
}
