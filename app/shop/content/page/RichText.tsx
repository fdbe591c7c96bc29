import {RANGE_PATTERN} from '~/core/range-pattern';

/** Not in a tag. */
const RANGES = new RegExp(`${RANGE_PATTERN}(?![^<]*>)`, 'g');

/** HTML from the Shopify admin, which the server has sanitized. Its ranges never break across lines. */
export function RichText({html}: {readonly html: string}) {
  const unbroken = html.replace(RANGES, '<span class="whitespace-nowrap">$&</span>');
  return <div className="prose" dangerouslySetInnerHTML={{__html: unbroken}} />;
}
