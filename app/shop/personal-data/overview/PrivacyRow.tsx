import type {ReactNode} from 'react';

interface PrivacyRowProps {
  readonly title: ReactNode;
  readonly state: ReactNode;
  /** Beside the texts. */
  readonly children: ReactNode;
}

/** A list item with what can be done about it. */
export const PrivacyRow = ({title, state, children}: PrivacyRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{state}</p>
    </div>
    {children}
  </li>
);
