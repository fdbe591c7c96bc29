import {useState, type ReactNode} from 'react';
import {Button} from '~/ui/Button';

interface OnPressProps {
  readonly label: string;
  readonly children: (isOpen: boolean, setIsOpen: (isOpen: boolean) => void) => ReactNode;
}

/** Renders its content after a button press, for components that cover or scroll the page. */
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
