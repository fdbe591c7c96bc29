import type {ReactNode} from 'react';
import {CenterScreen} from '~/ui/CenterScreen';
import {Drawing} from '~/ui/icons/Drawing';

interface MessageScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Next steps. */
  readonly actions: ReactNode;
}

/** A message instead of a page, below a tiffin that fell over. */
export function MessageScreen({title, children, actions}: MessageScreenProps) {
  return (
    <CenterScreen>
      <Drawing name="spilt-tiffin" className="aspect-240/140 h-36 max-w-full" />
      <h1 className="mt-6 text-title">{title}</h1>
      {children}
      <div className="mt-8 flex flex-wrap items-start justify-center gap-3">{actions}</div>
    </CenterScreen>
  );
}
