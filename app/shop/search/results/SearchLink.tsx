import {Link, useLocation} from '@remix-run/react';
import {useRef, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {useOnDemand} from '~/ui/use-on-demand';
import {useOpenUntil} from '~/ui/use-open-until';
import {SEARCH_LABEL, SEARCH_PATH} from './search-path';

const loadDialog = async () => (await import('../predictive/SearchDialog')).SearchDialog;
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** The header's link to the search page; with scripts it opens the search dialog instead. */
export function SearchLink() {
  const {pathname, key} = useLocation();
  const [isOpen, setIsOpen] = useOpenUntil(key);
  const Dialog = useOnDemand(isOpen, loadDialog, SEARCH_PATH);
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link
        ref={link}
        to={SEARCH_PATH}
        aria-label={SEARCH_LABEL}
        aria-current={pathname === SEARCH_PATH ? 'page' : undefined}
        className={buttonStyle({tone: 'quiet', size: 'icon'})}
        onClick={open}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        <Icon name="search" className="size-5.5" />
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} opener={link.current} />}
    </>
  );
}
