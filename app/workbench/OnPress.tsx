import {useState, type ReactNode} from 'react';
import {Button} from '~/ui/Button';

interface OnPressProps {
  /** What the button reads. */
  readonly label: string;
  readonly children: (isOpen: boolean, setIsOpen: (isOpen: boolean) => void) => ReactNode;
}

/** A button for what covers the page or scrolls it, and so cannot be shown all the time. */
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
