import {lazy, Suspense, type ComponentType} from 'react';

/**
 * Creates an optional component: its code is loaded on first render, and it renders nothing if loading fails.
 * @param Placeholder shown while the code loads
 */
export function optionalLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
): ComponentType<Props> {
  const Empty: ComponentType<Props> = () => null;
  // React's type for lazy components requires props that may contain a ref, which these do not.
  const Part = lazy(async () => ({default: await load().catch(() => Empty)})) as unknown as ComponentType<Props>;
  return function LazyPart(props) {
    return (
      <Suspense fallback={Placeholder && <Placeholder />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
