import type {ComponentPropsWithoutRef} from 'react';

interface HeadingProps extends ComponentPropsWithoutRef<'h1'> {
  readonly level: 1 | 2 | 3 | 4;
}

/** A heading of a variable level, for content that is a page of its own or part of another page. */
export function Heading({level, children, ...rest}: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest}>{children}</Tag>;
}
