import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Ranges} from './Ranges';

const markup = (text: string) => renderToStaticMarkup(<Ranges>{text}</Ranges>);

describe('Ranges', () => {
  it('keeps the two numbers of a range in one line', () => {
    expect(markup('saute 8-10 minutes, then 5–7 more')).toBe(
      'saute <span class="whitespace-nowrap">8-10</span> minutes, then <span class="whitespace-nowrap">5–7</span> more',
    );
    expect(markup('1/2-3/4 cup')).toBe('<span class="whitespace-nowrap">1/2-3/4</span> cup');
  });

  it('leaves other text as it is', () => {
    expect(markup('freeze-dried, 20 minutes - at -40')).toBe('freeze-dried, 20 minutes - at -40');
  });
});
