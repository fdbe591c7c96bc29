import {SAVE_DATA_TIMING} from '~/core/save-data-timing';

/** Returns whether the visitor wants to load little: by a setting of the browser or the system, or by a request header. */
export function savesData(): boolean {
  const {connection} = navigator as {readonly connection?: {readonly saveData?: boolean}};
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    (navigation instanceof PerformanceNavigationTiming &&
      navigation.serverTiming.some(({name}) => name === SAVE_DATA_TIMING))
  );
}
