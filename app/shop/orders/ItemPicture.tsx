import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ShopImage} from '~/ui/ShopImage';
import type {ItemView} from '~/orders/model/order-view';

interface ItemPictureProps {
  readonly item: Pick<ItemView, 'title' | 'image'>;
  /** The rendered width, for the `sizes` attribute. */
  readonly sizes: '56px' | '80px';
}

const WIDTHS = {'56px': 'w-14', '80px': 'w-20'} as const;

/** The picture of an ordered item, or an icon if it has none. */
export function ItemPicture({item: {title, image}, sizes}: ItemPictureProps) {
  const box = cn('shrink-0 rounded-control', WIDTHS[sizes]);
  if (image)
    return <ShopImage image={image} alt={title} aspect="1/1" sizes={sizes} ground="bg-surface" className={box} />;
  return (
    <span className={cn(box, 'grid aspect-square bg-surface place-items-center text-ink-soft')}>
      <Icon name="soup" className="size-7" />
    </span>
  );
}
