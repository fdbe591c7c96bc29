import {useState, type ReactNode} from 'react';
import {Button} from '~/ui/Button';

interface OnPressProps {
  /** The text of the button. */
  readonly label: string;
  readonly children: (isOpen: boolean, setIsOpen: (isOpen: boolean) => void) => ReactNode;
}

/** Opens by a button what covers or scrolls the page and cannot always be shown. */
export function OnPress({label, children}: OnPressProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="outline" size="sm" onClick={() => setIsOpen(!isOpen)}>
        {label}
      </Button>
      {children(isOpen, setIsOpen)}
    </>
  );
}
