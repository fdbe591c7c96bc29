import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {Skeleton} from '~/ui/Skeleton';
import {OPTION_COPY} from './option-copy';
import {OptionPicker} from './OptionPicker';
import type {ProductChoice} from './product-choice';

interface ChoicePanelProps {
  /** Null while it loads for the first time. */
  readonly choice: ProductChoice | null;
  readonly hasFailed: boolean;
  /** The product's page, which offers the same choice. */
  readonly path: string;
  readonly onChoose: (path: string) => void;
}

/** The chosen variant of a product and its options, without the rest of its page. */
export function ChoicePanel({choice, hasFailed, path, onChoose}: ChoicePanelProps) {
  return (
    <div className="space-y-6">
      {hasFailed && (
        <Alert
          tone="error"
          title={OPTION_COPY.failed}
          action={
            <Link to={path} className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {OPTION_COPY.details}
            </Link>
          }
        />
      )}
      {choice && (
        <>
          <ChosenVariant choice={choice} />
          <OptionPicker product={choice} onChoose={onChoose} />
        </>
      )}
      {!choice && !hasFailed && <LoadingChoice />}
    </div>
  );
}

const ChosenVariant = ({choice}: {readonly choice: ProductChoice}) => (
  <div className="flex items-center gap-4">
    <ShopImage
      image={choice.picture}
      alt=""
      aspect="1/1"
      sizes="96px"
      ground="bg-surface"
      className="w-24 shrink-0 rounded-control"
    />
    <div className="min-w-0">
      <p className="[overflow-wrap:anywhere] text-ink-soft">{choice.variantTitle}</p>
      <Price price={choice.price} compareAtPrice={choice.compareAtPrice} />
      {choice.backorder && <p className="text-sm font-medium text-natural">{choice.backorder.text}</p>}
      {choice.unitPrice && <p className="text-sm text-ink-soft">{choice.unitPrice}</p>}
    </div>
  </div>
);

const LoadingChoice = () => (
  <div className="space-y-6" role="status" aria-label={OPTION_COPY.loading}>
    <div className="flex gap-4">
      <Skeleton className="size-24" />
      <Skeleton className="h-8 w-32" />
    </div>
    <Skeleton className="h-20" />
    <Skeleton className="h-20" />
  </div>
);
