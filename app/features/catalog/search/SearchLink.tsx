import {Link, useLocation} from '@remix-run/react';
import {useRef, useState, type ComponentType, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {opensElsewhere} from '~/ui/opens-elsewhere';
import {useOpenUntil} from '~/ui/use-open-until';
import type {SearchDialogProps} from '../predict/SearchDialog';
import {SEARCH_LABEL, SEARCH_PATH} from './search-link';

const loadDialog = () => import('../predict/SearchDialog');
const warmUp = () => void loadDialog().catch(() => undefined);

/** The way to the search, for the header. A link to its page; with scripts it opens a dialog that suggests while one types. */
export function SearchLink() {
  const {pathname, key} = useLocation();
  const [isOpen, setIsOpen] = useOpenUntil(key);
  const [dialog, setDialog] = useState<{readonly Component: ComponentType<SearchDialogProps>} | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setIsOpen(true);
    if (dialog) return;
    loadDialog().then(
      ({SearchDialog}) => setDialog({Component: SearchDialog}),
      () => window.location.assign(SEARCH_PATH),
    );
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
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon name="search" className="size-5.5" />
      </Link>
      {dialog && <dialog.Component isOpen={isOpen} onOpenChange={setIsOpen} opener={link.current} />}
    </>
  );
}
