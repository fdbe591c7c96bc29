import {Link} from '@remix-run/react';
import {useRef, useState} from 'react';
import {buttonStyle, type ButtonStyleProps} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {useOnDemand} from '~/ui/use-on-demand';
import {productPath} from '~/shop/catalog/model/product-path';
import type {OptionDrawerProps} from './OptionDrawer';
import {OPTION_COPY} from './option-copy';

const loadDrawer = async () => (await import('./OptionDrawer')).OptionDrawer;

interface ChooseOptionsProps extends Pick<OptionDrawerProps, 'handle' | 'title' | 'renderBuy'>, ButtonStyleProps {
  /** False for a product whose choice only its page has. */
  readonly opensDrawer: boolean;
  /** Called with the button before a variant is added. */
  readonly onAdd: (opener: HTMLElement | null) => void;
}

/** In place of the Add to cart button of a product with variants: a link to its page, which opens a drawer with scripts. */
export function ChooseOptions({handle, title, renderBuy, opensDrawer, onAdd, size, tone}: ChooseOptionsProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const path = productPath(handle);
  const Drawer = useOnDemand(isOpen, loadDrawer, path);
  return (
    <>
      <Link
        ref={link}
        to={path}
        aria-label={OPTION_COPY.chooseOf(title)}
        className={cn(buttonStyle({size, tone}), 'w-full')}
        onClick={(event) => {
          if (!opensDrawer || hasModifierKey(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {OPTION_COPY.choose}
      </Link>
      {Drawer && (
        <Drawer
          handle={handle}
          title={title}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onAdd={() => {
            onAdd(link.current);
            setIsOpen(false);
          }}
          renderBuy={renderBuy}
        />
      )}
    </>
  );
}
