import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Drawer} from '~/ui/Drawer';
import {productPath} from '~/shop/catalog/model/product-path';
import {ChoicePanel} from './ChoicePanel';
import {OPTION_COPY} from './option-copy';
import type {ProductChoice} from './product-choice';
import {useProductChoice} from './use-product-choice';

export interface OptionDrawerProps {
  readonly handle: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called before a variant is added, so that the drawer gives way to that of the cart. */
  readonly onAdd: () => void;
  /** Renders the Add to cart button of the chosen variant. */
  readonly renderBuy: (choice: ProductChoice) => ReactNode;
}

/** Chooses a variant of a card's product beside the list. */
export function OptionDrawer({handle, title, isOpen, onClose, onAdd, renderBuy}: OptionDrawerProps) {
  const path = productPath(handle);
  const {choice, hasFailed, choose} = useProductChoice(path);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={choice?.title ?? title}
      side="right"
      footer={
        choice && (
          <div onSubmitCapture={onAdd}>
            {renderBuy(choice)}
            <Link
              to={productPath(choice.handle)}
              className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'mt-1 w-full')}
            >
              {OPTION_COPY.details}
            </Link>
          </div>
        )
      }
    >
      <ChoicePanel choice={choice} hasFailed={hasFailed} path={path} onChoose={choose} />
    </Drawer>
  );
}
