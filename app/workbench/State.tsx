import type {ReactNode} from 'react';

interface StateProps {
  readonly name: string;
  /** Whether it needs the full width of the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function State({name, isWide, children}: StateProps) {
  return (
    <div className="workbench-state" data-wide={isWide}>
      <p className="workbench-name">{name}</p>
      {children}
    </div>
  );
}
