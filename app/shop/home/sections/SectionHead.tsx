import {cn} from '~/ui/cn';
import type {SectionText} from '../home-view';

interface SectionHeadProps {
  readonly id: string;
  readonly text: SectionText;
  /** Classes of the paragraphs. */
  readonly className?: string;
}

export const SectionHead = ({id, text: {heading, paragraphs}, className = 'text-ink-soft'}: SectionHeadProps) => (
  <>
    <h2 id={id} className="text-heading">
      {heading}
    </h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className={cn('mt-2 max-w-prose', className)}>
        {paragraph}
      </p>
    ))}
  </>
);
