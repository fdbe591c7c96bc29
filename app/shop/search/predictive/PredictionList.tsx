import {Link} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {dishBackground} from '~/shop/catalog/model/dish-hue';
import {LIST_ID, optionId} from './option-id';
import {groupTitle, PREDICTION_COPY} from './prediction-copy';
import type {PredictedProduct, Prediction, PredictionGroup, PredictionGroupKind} from './prediction-view';

const PICTURE_WIDTHS = [64, 128, 192];

interface PredictionListProps {
  readonly groups: readonly PredictionGroup[];
  /** Index of the selected option across all groups; null without a selection. */
  readonly chosen: number | null;
  /** Called when an option is followed. */
  readonly onLeave: () => void;
}

/** The suggestions in groups. The focus stays in the search field; options are links. */
export function PredictionList({groups, chosen, onLeave}: PredictionListProps) {
  const all = groups.flatMap(({options}) => options);
  const leave = (event: MouseEvent) => !hasModifierKey(event) && onLeave();
  return (
    <div role="listbox" id={LIST_ID} aria-label={PREDICTION_COPY.list}>
      {groups.map(({kind, options}) => (
        <div key={kind} role="group" aria-label={groupTitle(kind)}>
          <div aria-hidden="true" className="px-3 pt-4 pb-1 text-sm font-bold tracking-wide text-ink-soft">
            {groupTitle(kind)}
          </div>
          {options.map((option) => (
            <Option
              key={option.path}
              kind={kind}
              option={option}
              index={all.indexOf(option)}
              isChosen={all.indexOf(option) === chosen}
              onClick={leave}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly kind: PredictionGroupKind;
  readonly option: Prediction;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

function Option({kind, option: {title, path, product, label}, index, isChosen, onClick}: OptionProps) {
  const isSearch = !product && (kind === 'queries' || kind === 'spelling');
  return (
    <Link
      role="option"
      id={optionId(index)}
      aria-selected={isChosen}
      tabIndex={-1}
      to={path}
      onClick={onClick}
      className={cn(
        'flex min-h-12 items-center gap-4 rounded-control p-2 pe-3 outline-focus hover:bg-surface',
        isChosen && 'bg-surface outline-3 -outline-offset-3',
      )}
    >
      {product && (
        <ShopImage
          image={product.image}
          alt=""
          aspect="1/1"
          sizes="64px"
          widths={PICTURE_WIDTHS}
          ground={dishBackground(product.hue)}
          className="ms-1 size-16 shrink-0 rounded-control [&_p]:hidden"
        />
      )}
      {isSearch && <Icon name="search" className="ms-1 size-5 shrink-0 text-ink-soft" />}
      <span className={cn('line-clamp-2 min-w-0 flex-1', product ? 'font-semibold' : 'ps-1')}>{title}</span>
      {label && <span className="shrink-0 text-sm text-ink-soft">{label}</span>}
      {product && <OptionPrice {...product} />}
      {(kind === 'places' || kind === 'articles' || kind === 'answers') && (
        <Icon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
      )}
    </Link>
  );
}

function OptionPrice({price, compareAtPrice, isAvailable}: PredictedProduct) {
  return isAvailable ? (
    <Price price={price} compareAtPrice={compareAtPrice} size="sm" className="shrink-0 flex-col items-end" />
  ) : (
    <span className="shrink-0 text-sm text-ink-soft">{PREDICTION_COPY.soldOut}</span>
  );
}
