import {Link} from '@remix-run/react';
import {TiffinBuilder} from './TiffinBuilder';
import {TIFFIN_COPY} from './tiffin-copy';
import {TIFFIN_PATH} from './tiffin-path';
import type {TiffinView} from './tiffin-view';

interface TiffinSectionProps {
  readonly tiffin: TiffinView;
  /** The merchant's words; built-in ones without them. */
  readonly text: {readonly heading: string; readonly paragraphs: readonly string[]} | null;
}

/** The tiffin as a section of another page. */
export function TiffinSection({tiffin, text}: TiffinSectionProps) {
  const {heading, paragraphs} = text ?? {heading: TIFFIN_COPY.title, paragraphs: [TIFFIN_COPY.lead]};
  return (
    <section aria-labelledby="tiffin" className="page py-14 sm:py-20">
      <h2 id="tiffin" className="text-heading">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-prose text-ink-soft">
          {paragraph}
        </p>
      ))}
      <TiffinBuilder tiffin={tiffin} />
      <p className="mt-4">
        <Link
          to={TIFFIN_PATH}
          prefetch="intent"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:text-sale"
        >
          {TIFFIN_COPY.seePage}
        </Link>
      </p>
    </section>
  );
}
