import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {RichText} from './RichText';

describe('RichText', () => {
  it('keeps ranges of the merchant in one line, and no attribute', () => {
    const html = renderToStaticMarkup(<RichText html='<p>Takes 3-5 days: <a href="/pages/1-2">see</a></p>' />);
    expect(html).toContain('Takes <span class="whitespace-nowrap">3-5</span> days: <a href="/pages/1-2">see</a>');
  });
});
