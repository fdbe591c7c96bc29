import {lazy, Suspense, type ComponentType} from 'react';

/**
 * Makes a part that the page can do without: its code is loaded when it is first drawn, and where that fails nothing
 * stands in its place.
 * @param Place holds its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place?: ComponentType,
): ComponentType<Props> {
  const Nothing: ComponentType<Props> = () => null;
  // React's type for lazy components asks for props that may hold a ref, which none of ours does.
  const Part = lazy(async () => ({default: await load().catch(() => Nothing)})) as unknown as ComponentType<Props>;
  return function LazyPart(props) {
    return (
      <Suspense fallback={Place && <Place />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
