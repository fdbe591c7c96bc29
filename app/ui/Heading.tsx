import type {ComponentPropsWithoutRef} from 'react';

interface HeadingProps extends ComponentPropsWithoutRef<'h1'> {
  readonly level: 1 | 2 | 3 | 4;
}

/** A heading of a part that stands on a page of its own here, and under another page's headings there. */
export function Heading({level, children, ...rest}: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
